// What a plan would do, and why a card cannot be played now: shown before anything is sent.

import { percent } from "../../core/percent";
import { form, t } from "../../core/texts.svelte";
import type { Chance, ChoiceOdds, LoopsView, Text } from "../../core/wire";
import type { Plan } from "./choose";
import { face, type Face } from "./layout";

export interface Outlook {
  base: number; // altitude afterwards, 0 for the runway
  direction: string;
  attitude: string;
  next: number; // who plays then, -1 if that is open
  race: boolean;
  wins: boolean; // the last card leaves the hand
  pile: number; // cards in the pile afterwards
  taken: number; // cards that come into the own hand
}

export interface Reason {
  text: Text;
  rule: string;
}

/** Who plays after `seat`. */
export function neighbour(seat: number, direction: string, seats: number): number {
  return (seat + (direction === "left" ? 1 : seats - 1)) % seats;
}

/** Who is expected to play after the one in turn; -1 in a race or when the game is over. */
export function nextSeat(view: LoopsView): number {
  if (view.phase !== "turn") return -1;
  return neighbour(view.turn_owner, view.direction, view.hand_sizes.length);
}

const OTHER: Readonly<Record<string, string>> = {
  left: "right",
  right: "left",
  positive: "negative",
  negative: "positive",
};

/** What the table looks like after a plan, as far as it is certain. */
export function outlook(view: LoopsView, plan: Plan): Outlook {
  const held = view.hand_sizes[view.seat] ?? 0;
  const wins = Boolean(plan.card) && held === plan.count;
  const { kind, value }: Face = face(plan.card);
  const flips = !wins && plan.card !== "";
  const direction = flips && kind === "direction" ? OTHER[view.direction]! : view.direction;
  const after: Outlook = {
    base: view.base_altitude,
    direction,
    attitude: flips && kind === "attitude" ? OTHER[view.attitude]! : view.attitude,
    next: neighbour(view.seat, direction, view.hand_sizes.length),
    race: flips && kind === "speed",
    wins,
    pile: view.pile_size + plan.count,
    taken: 0,
  };
  if (!plan.card) return { ...after, base: 0, pile: 0, taken: view.pile_size };
  if (kind === "altitude") return { ...after, base: value };
  if (kind === "looping" && !wins) return { ...after, base: 0, pile: 0 };
  return after.race ? { ...after, next: -1 } : after;
}

/** The sentence for an outlook: what will happen when the plan is sent. */
export function foretell(plan: Plan, after: Outlook, before: LoopsView, name: string): Text {
  const to = after.base;
  const params = {
    what: plan.card ? face(plan.card).kind : "pick_up",
    move: to > before.base_altitude ? "climbs" : to < before.base_altitude ? "dives" : "stays",
    first: before.base_altitude > 0 ? "no" : "yes",
    altitude: to,
    attitude: after.attitude,
    direction: after.direction,
    count: after.taken,
    name,
  };
  if (after.wins) return { key: "web-loops-then-win", params };
  return { key: `web-loops-then-${params.what}`, params };
}

/** Why a card of the own hand cannot be played now. */
export function reason(view: LoopsView, card: string, asked: boolean, prompt: Text): Reason {
  const { kind, value } = face(card);
  if (view.phase === "race" && view.speed_player === view.seat)
    return { text: { key: "web-loops-why-own-race", params: {} }, rule: "LO-39" };
  if (view.phase === "race" && view.claim)
    return { text: { key: "web-loops-why-answered", params: {} }, rule: "LO-43" };
  if (!asked && view.phase === "turn" && view.turn_owner !== view.seat)
    return { text: { key: "web-loops-why-turn", params: {} }, rule: "LO-12" };
  const against =
    view.attitude === "positive" ? value < view.base_altitude : value > view.base_altitude;
  if (kind === "altitude" && view.base_altitude > 0 && against) {
    const params = { attitude: view.attitude, altitude: value, base: view.base_altitude };
    const rule = view.attitude === "positive" ? "LO-14" : "LO-15";
    return { text: { key: "web-loops-why-against", params }, rule };
  }
  return { text: prompt, rule: "" };
}

const PUNISHED = ["web-loops-why-turn", "web-loops-why-own-race", "web-loops-why-against"];

/** Whether playing for this reason a wrong card is a fault that costs the pile (LO-65, LO-66). */
export function isFault(view: LoopsView, why: Reason): boolean {
  return view.pile_size > 0 && PUNISHED.includes(why.text.key);
}

/** The name of a card, as the server says it. */
export function cardName(id: string): Text {
  const { kind, value } = face(id);
  if (kind === "altitude") return { key: "loops-card-alt", params: { value } };
  return { key: `loops-card-${kind}`, params: value ? { value } : {} };
}

/** A number of the coach: per cent, points, or how many. */
export function oddsNumber(chance: Chance): string {
  if (chance.unit === "chance") return percent(chance.share);
  if (chance.unit === "count") return String(chance.share);
  return t("web-loops-odds-points", { points: Math.round(chance.share * 10) / 10 });
}

/** What stands on a card: that it wins, or a number whose meaning stands beside the hand. */
export function oddsSign(chance: Chance): string {
  return chance.name.key === WINS ? t("web-loops-odds-wins") : oddsNumber(chance);
}

/** The odds of a choice for those who listen. */
export function oddsWords(odds: ChoiceOdds): string {
  return odds.chances.map((one) => `${form(one.name)}: ${oddsNumber(one)}`).join("; ");
}

const WINS = "loops-chance-win";
const TELLING = [WINS, "loops-chance-no-altitude"];

/** The one number that stands on a card: that it wins, or that the next player cannot follow. */
export function telling(odds: ChoiceOdds | undefined): Chance | undefined {
  return odds?.chances.find((one) => TELLING.includes(one.name.key));
}
