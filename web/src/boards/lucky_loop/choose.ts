// From gestures to the small steps that the server asks for. Every step is found among its choices.

import type { Choice, LuckyLoopView } from "../../core/wire";
import { card, LANES, PROGRAMMES, type Card, type Programme } from "./layout";

/** A step as the server words it, e.g. `{ do: "play", card: "R05a" }`. */
export type Step = Readonly<Record<string, string | number>>;

/** Cards that are meant for a programme, by slot, and not sent yet. */
export interface Plan {
  programme: Programme;
  cards: (string | null)[];
}

/** The code of a step, or undefined where it is not among the choices. */
export function codeOf(choices: readonly Choice[], step: Step): number | undefined {
  return choices.find((choice) =>
    Object.entries(step).every(([key, value]) => choice.action[key] === value),
  )?.code;
}

export function may(choices: readonly Choice[], step: Step): boolean {
  return codeOf(choices, step) !== undefined;
}

// -- laying and upgrading ----------------------------------------------------------------------

export function slotOf(programme: Programme, id: string): number {
  return LANES[programme].indexOf(card(id).colour);
}

function harder(view: LuckyLoopView, programme: Programme, id: string): boolean {
  const lying = view.board[programme][slotOf(programme, id)];
  return lying !== undefined && card(id).difficulty > card(lying).difficulty;
}

/** Programmes at which the held cards have a use: these glow. Without cards, all that may be flown. */
export function targets(
  choices: readonly Choice[],
  view: LuckyLoopView,
  held: readonly string[],
): Programme[] {
  return PROGRAMMES.filter((programme) => {
    const lays = may(choices, { do: "lay_programme", programme });
    const upgrades = may(choices, { do: "upgrade_card", programme });
    if (!held.length) return lays || upgrades || may(choices, { do: "fly", programme });
    const slots = held.map((id) => slotOf(programme, id));
    if (slots.includes(-1) || new Set(slots).size < slots.length) return false;
    return lays || (upgrades && held.length === 1 && harder(view, programme, held[0]!));
  });
}

/** The slots of a programme that a held card would improve. */
export function upgradeSlots(
  choices: readonly Choice[],
  view: LuckyLoopView,
  programme: Programme,
  held: readonly string[],
): number[] {
  if (!may(choices, { do: "upgrade_card", programme })) return [];
  return held.filter((id) => harder(view, programme, id)).map((id) => slotOf(programme, id));
}

/** Begin a plan with the held cards; where one card only has a colour that is needed, it joins. */
export function begin(
  choices: readonly Choice[],
  view: LuckyLoopView,
  programme: Programme,
  held: readonly string[],
): Plan {
  const plan: Plan = { programme, cards: [null, null, null] };
  for (const id of held) plan.cards[slotOf(programme, id)] = id;
  const single = held.length === 1 && upgradeSlots(choices, view, programme, held).length === 1;
  const fly = !held.length && may(choices, { do: "fly", programme });
  if (single || fly || !may(choices, { do: "lay_programme", programme })) return plan;
  LANES[programme].forEach((colour, slot) => {
    const fitting = view.hand.filter((id) => card(id).colour === colour);
    if (!plan.cards[slot] && fitting.length === 1) plan.cards[slot] = fitting[0]!;
  });
  return plan;
}

/** Put a card into a plan, or take it out again. */
export function toggle(plan: Plan, id: string): Plan {
  const slot = slotOf(plan.programme, id);
  if (slot < 0) return plan;
  const cards = [...plan.cards];
  cards[slot] = cards[slot] === id ? null : id;
  return { programme: plan.programme, cards };
}

/** The steps of a plan, or null while it is not whole. */
export function planSteps(
  choices: readonly Choice[],
  view: LuckyLoopView,
  plan: Plan,
): Step[] | null {
  const { programme } = plan;
  const cards = plan.cards.filter((id) => id !== null);
  const plays = cards.map((id) => ({ do: "play", card: id }));
  const lay = { do: "lay_programme", programme };
  if (cards.length === 3 && may(choices, lay)) return [lay, ...plays];
  const upgrade = { do: "upgrade_card", programme };
  if (cards.length === 1 && may(choices, upgrade) && harder(view, programme, cards[0]!))
    return [upgrade, ...plays];
  const fly = { do: "fly", programme };
  return cards.length === 0 && may(choices, fly) ? [fly] : null;
}

/** What a plan would do: `lay_programme`, `upgrade_card`, `fly` or, unfinished, nothing. */
export function planKind(choices: readonly Choice[], view: LuckyLoopView, plan: Plan): string {
  return String(planSteps(choices, view, plan)?.[0]?.do ?? "");
}

// -- sets of cards -----------------------------------------------------------------------------

export const DISCARDS = 3;

/** Steps for a set of cards, in the order of the hand. */
export function setSteps(verb: string, view: LuckyLoopView, chosen: readonly string[]): Step[] {
  return view.hand.filter((id) => chosen.includes(id)).map((id) => ({ do: verb, card: id }));
}

// -- dice --------------------------------------------------------------------------------------

const DICE = "abc"; // of a roll, from the lowest face up

export interface Assignment {
  code: number;
  figure: number; // from 1
  dice: number[]; // places in the roll
  sum: number;
}

/** Everything that the dice on the table can be used for. */
export function assignments(choices: readonly Choice[], roll: readonly number[]): Assignment[] {
  return choices
    .filter(({ action }) => action.do === "assign")
    .map(({ action, code }) => {
      const dice = places(String(action.dice));
      const sum = dice.reduce((total, place) => total + (roll[place] ?? 0), 0);
      return { code, figure: Number(action.figure), dice, sum };
    });
}

function places(letters: string): number[] {
  return [...letters].map((letter) => DICE.indexOf(letter));
}

function faces(roll: readonly number[], dice: readonly number[]): string {
  return dice.map((place) => roll[place]).join();
}

function byPlace(dice: readonly number[]): number[] {
  return [...dice].sort((a, b) => a - b);
}

/** The assignment of these dice to a figure; dice with the same face are the same. */
export function assignment(
  all: readonly Assignment[],
  roll: readonly number[],
  figure: number,
  dice: readonly number[],
): Assignment | undefined {
  const wanted = faces(roll, byPlace(dice));
  return all.find((one) => one.figure === figure && faces(roll, one.dice) === wanted);
}

/** All assignments to a figure, the best for most players first: exact, then few dice. */
export function offers(all: readonly Assignment[], figure: number, goal: Card): Assignment[] {
  const worth = (one: Assignment) => (one.sum === goal.difficulty ? 0 : 10) + one.dice.length;
  return all
    .filter((one) => one.figure === figure)
    .sort((a, b) => worth(a) - worth(b) || a.sum - b.sum);
}

/** The code that throws these dice again. */
export function rerollOf(
  choices: readonly Choice[],
  roll: readonly number[],
  dice: readonly number[],
): number | undefined {
  if (!dice.length) return undefined;
  const wanted = faces(roll, byPlace(dice));
  return choices.find(
    ({ action }) => action.do === "reroll" && faces(roll, places(String(action.dice))) === wanted,
  )?.code;
}
