// From gestures to the small steps that the server asks for. Every step is found among its choices.

import type { Choice } from "../../core/wire";

/** A step as the server words it, e.g. `{ do: "play", card: "R05a" }`. */
export type Step = Readonly<Record<string, string | number>>;

/** Cards that are meant for a programme, by slot, and not sent yet. */
export interface Plan {
  programme: string;
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

type Told = Readonly<Record<string, unknown>>;

/** An event that a choice will certainly bring. */
export function foretold(choice: Choice, name: string): Told | undefined {
  return choice.outlook?.events.find((event) => event.event === name);
}

// -- laying and upgrading ----------------------------------------------------------------------

/** A way to fly a programme: how many cards it takes, and by slot those that may lie there. */
export interface Way {
  step: Step;
  programme: string;
  count: number;
  cards: readonly (readonly string[])[];
}

/** All ways to fly that are open now; the one that takes most cards first. */
export function ways(choices: readonly Choice[]): Way[] {
  return choices
    .filter((choice) => choice.uses.programme)
    .map((choice) => {
      const begun = foretold(choice, "ProgrammeChosen");
      return {
        step: choice.action as Step,
        programme: choice.uses.programme![0]!,
        count: Number(begun?.count ?? 0),
        cards: (begun?.places as string[][] | undefined) ?? [],
      };
    })
    .sort((a, b) => b.count - a.count);
}

function slotIn(way: Way, id: string): number {
  return way.cards.findIndex((fitting) => fitting.includes(id));
}

/** Where a card would lie in a programme, -1 for nowhere. */
export function slotOf(all: readonly Way[], programme: string, id: string): number {
  const way = all.find((one) => one.programme === programme && slotIn(one, id) >= 0);
  return way ? slotIn(way, id) : -1;
}

/** Whether cards can lie together where a way wants them. */
function takes(way: Way, held: readonly string[]): boolean {
  const slots = held.map((id) => slotIn(way, id));
  return held.length <= way.count && !slots.includes(-1) && new Set(slots).size === slots.length;
}

function completes(way: Way, held: readonly string[]): boolean {
  return held.length === way.count && takes(way, held);
}

/** Programmes at which the held cards have a use: these glow. Without cards, all that may be flown. */
export function targets(all: readonly Way[], held: readonly string[]): string[] {
  return [...new Set(all.filter((way) => takes(way, held)).map((way) => way.programme))];
}

/** The slots of a programme that one held card alone would change. */
export function upgradeSlots(
  all: readonly Way[],
  programme: string,
  held: readonly string[],
): number[] {
  return all
    .filter((way) => way.programme === programme && way.count === 1)
    .flatMap((way) => held.map((id) => slotIn(way, id)).filter((slot) => slot >= 0));
}

/** Begin a plan with the held cards; where one card only can lie in a slot, it joins. */
export function begin(all: readonly Way[], programme: string, held: readonly string[]): Plan {
  const own = all.filter((way) => way.programme === programme);
  const widest = own[0];
  const plan: Plan = { programme, cards: (widest?.cards ?? []).map(() => null) };
  for (const id of held) plan.cards[slotOf(own, programme, id)] = id;
  if (!widest || own.some((way) => completes(way, held))) return plan;
  widest.cards.forEach((fitting, slot) => {
    if (!plan.cards[slot] && fitting.length === 1) plan.cards[slot] = fitting[0]!;
  });
  return plan;
}

/** Put a card into a plan, or take it out again. */
export function toggle(all: readonly Way[], plan: Plan, id: string): Plan {
  const slot = slotOf(all, plan.programme, id);
  if (slot < 0) return plan;
  const cards = [...plan.cards];
  cards[slot] = cards[slot] === id ? null : id;
  return { programme: plan.programme, cards };
}

/** The steps of a plan, or null while it is not whole. */
export function planSteps(all: readonly Way[], plan: Plan): Step[] | null {
  const cards = plan.cards.filter((id) => id !== null);
  const way = all.find((one) => one.programme === plan.programme && completes(one, cards));
  return way ? [way.step, ...cards.map((id) => ({ do: "play", card: id }))] : null;
}

/** What a plan would do: `lay_programme`, `upgrade_card`, `fly` or, unfinished, nothing. */
export function planKind(all: readonly Way[], plan: Plan): string {
  return String(planSteps(all, plan)?.[0]?.do ?? "");
}

// -- sets of cards -----------------------------------------------------------------------------

/** Steps for a set of cards, in the order of the hand. */
export function setSteps(verb: string, hand: readonly string[], chosen: readonly string[]): Step[] {
  return hand.filter((id) => chosen.includes(id)).map((id) => ({ do: verb, card: id }));
}

// -- dice --------------------------------------------------------------------------------------

export interface Assignment {
  code: number;
  figure: number; // from 1
  faces: readonly number[]; // of its dice
  state: string; // what the figure will be: exact or exceeded
  points: number; // what it will be worth
}

/** Everything that the dice on the table can be used for. */
export function assignments(choices: readonly Choice[]): Assignment[] {
  return choices.flatMap((choice) => {
    const flown = foretold(choice, "FigureFlown");
    if (!flown) return [];
    return {
      code: choice.code,
      figure: Number(flown.figure),
      faces: flown.dice as number[],
      state: String(flown.state),
      points: Number(flown.points),
    };
  });
}

function same(some: readonly number[], others: readonly number[]): boolean {
  const sorted = (faces: readonly number[]) => [...faces].sort((a, b) => a - b).join();
  return sorted(some) === sorted(others);
}

/** The faces at some places of a roll. */
export function facesAt(roll: readonly number[], dice: readonly number[]): number[] {
  return dice.map((place) => roll[place] ?? 0);
}

/** Places in a roll that show these faces. */
export function placesOf(roll: readonly number[], faces: readonly number[]): number[] {
  const found: number[] = [];
  for (const face of faces)
    found.push(roll.findIndex((shown, place) => shown === face && !found.includes(place)));
  return found;
}

/** The assignment of these dice to a figure; dice with the same face are the same. */
export function assignment(
  all: readonly Assignment[],
  roll: readonly number[],
  figure: number,
  dice: readonly number[],
): Assignment | undefined {
  const wanted = facesAt(roll, dice);
  return all.find((one) => one.figure === figure && same(one.faces, wanted));
}

/** All assignments to a figure, the best for most players first: many points, then few dice. */
export function offers(all: readonly Assignment[], figure: number): Assignment[] {
  return all
    .filter((one) => one.figure === figure)
    .sort((a, b) => b.points - a.points || a.faces.length - b.faces.length);
}

/** The code that throws these dice again: the one that keeps the others. */
export function rerollOf(
  choices: readonly Choice[],
  roll: readonly number[],
  dice: readonly number[],
): number | undefined {
  if (!dice.length) return undefined;
  const kept = roll.filter((_, place) => !dice.includes(place));
  return choices.find((choice) => {
    const taken = choice.action.do === "reroll" ? foretold(choice, "DiceTaken") : undefined;
    return taken && same(taken.kept as number[], kept);
  })?.code;
}
