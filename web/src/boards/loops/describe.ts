// What a choice will do, and why a card cannot be played now, in the server's words.

import { components } from "../../core/components.svelte";
import { percent } from "../../core/percent";
import { form, t } from "../../core/texts.svelte";
import type { Chance, Choice, ChoiceOdds, LoopsView, Reason, State, Text } from "../../core/wire";

/** What a board draws of a choice before it is sent; all of it was foretold by the server. */
export interface Ahead {
  base: number; // altitude afterwards, 0 for the runway
  direction: LoopsView["direction"];
  pitch: LoopsView["pitch"];
  next: number; // who plays then, -1 if that is open
  events: readonly Told[];
}

type Told = Readonly<Record<string, unknown>>;
type Facts = Partial<LoopsView>;

/** Why something is of no use now: the rule, the sentence, and whether to do it costs something. */
export type Why = Pick<Reason, "text" | "rule" | "fault">;

/** What the table looks like after a choice, as far as it is certain. */
export function aheadOf(view: LoopsView, choice: Choice): Ahead {
  const after = (choice.outlook?.after ?? {}) as Facts;
  const events = choice.outlook?.events ?? [];
  const certain = Object.keys(after).length > 0;
  return {
    base: after.base_altitude ?? view.base_altitude,
    direction: after.direction ?? view.direction,
    pitch: after.pitch ?? view.pitch,
    next: certain ? (after.turn_owner ?? view.turn_owner) : -1,
    events,
  };
}

/** The most telling event first: its sentence says what the choice comes to. */
const TELLING_EVENTS: Readonly<Record<string, string>> = {
  RaceOpened: "web-loops-then-speed",
  DrawOrdered: "web-loops-then-draw",
  DirectionChanged: "web-loops-then-direction",
  PitchChanged: "web-loops-then-pitch",
  PileReturned: "web-loops-then-loop",
  PilePickedUp: "web-loops-then-pick_up",
};

/** The sentence for what a choice will bring; what is not certain is said by the choice itself. */
export function foretell(
  choice: Choice,
  ahead: Ahead,
  before: LoopsView,
  names: readonly string[],
): Text {
  const { events, base } = ahead;
  const name = names[ahead.next] ?? "";
  if (events.some((event) => event.event === "CardsPlayed" && event.left === 0))
    return { key: "web-loops-then-win", params: {} };
  for (const [word, key] of Object.entries(TELLING_EVENTS)) {
    const told = events.find((event) => event.event === word);
    const count = told?.count ?? (told?.cards as readonly string[] | undefined)?.length ?? 0;
    const target = names[Number(told?.target)] ?? "";
    if (told && (ahead.next >= 0 || !NAMING.has(word)))
      return { key, params: { ...told, count, target, name } };
  }
  if (ahead.next < 0) return choice.text;
  const move =
    base > before.base_altitude ? "climbs" : base < before.base_altitude ? "dives" : "stays";
  const first = before.base_altitude > 0 ? "no" : "yes";
  return { key: "web-loops-then-altitude", params: { move, first, altitude: base, name } };
}

const NAMING = new Set(["DirectionChanged", "PitchChanged", "PileReturned", "PilePickedUp"]);

/** Why a card of the own hand cannot be played now, as the server says it. */
export function whyNot(shown: State, card: string): Why {
  const found =
    shown.reasons.find(({ things }) => things.card?.includes(card)) ??
    shown.reasons.find(({ things }) => !Object.keys(things).length);
  return found ?? { text: shown.prompt, rule: "", fault: false };
}

/** The name of a card, as the server says it. */
export function cardName(id: string): Text {
  return components.name("card", id) ?? { key: "plain-name", params: { en: id, fr: id } };
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
