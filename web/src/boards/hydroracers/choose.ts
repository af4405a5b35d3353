// From touches to choices. Every one is found among those of the server; what it brings is read there.

import type { Choice, Text } from "../../core/wire";

/** How a movement adds up and what it risks, as the server worked it out. */
export interface Move {
  code: number;
  verb: string; // play or pass
  braked: boolean;
  start: number;
  end: number;
  speed: number;
  sum: Text | null;
  causes: readonly Text[];
  dangers: number;
  damage: number; // per cent, of any damage
  penalty: number;
  crash: number;
}

interface Told {
  event?: unknown;
  start?: unknown;
  end?: unknown;
  speed?: unknown;
}

/** The choices that use a thing, e.g. a card of the hand. */
export function using(choices: readonly Choice[], kind: string, id: string): Choice[] {
  return choices.filter(({ uses }) => uses[kind]?.includes(id));
}

/** The first choice whose action has these values. */
export function find(
  choices: readonly Choice[],
  wanted: Readonly<Record<string, string | number>>,
): Choice | undefined {
  return choices.find(({ action }) =>
    Object.entries(wanted).every(([key, value]) => action[key] === value),
  );
}

const MOVES = new Set(["play", "play_as", "play_braked", "play_as_braked", "pass", "pass_braked"]);

export function isMove({ action }: Choice): boolean {
  return MOVES.has(String(action.do));
}

/** Read a movement; null for any other choice. */
export function moveOf(choice: Choice | undefined): Move | null {
  if (!choice || !isMove(choice)) return null;
  const verb = String(choice.action.do);
  const previews = (choice.text.params.preview as Text[] | undefined) ?? [];
  const part = (name: string): Record<string, unknown> =>
    previews.find(({ key }) => key === `hydroracers-${name}`)?.params ?? {};
  const flown = choice.outlook?.events.find(({ event }) => event === "PlaneMoved") as
    Told | undefined;
  const first = part("preview");
  const risk = part("preview-dangers");
  const sum = (first.sum as Text | undefined) ?? null;
  return {
    code: choice.code,
    verb: verb.startsWith("pass") ? "pass" : "play",
    braked: verb.endsWith("braked"),
    start: Number(flown?.start ?? 0),
    end: Number(flown?.end ?? wholeOf(first.end)),
    speed: Number(flown?.speed ?? sum?.params.speed ?? 0),
    sum,
    causes: (risk.causes as Text[] | undefined) ?? [],
    dangers: Number(risk.dangers ?? 0),
    damage: Number(risk.damage ?? 0),
    penalty: Number(part("preview-penalty").penalty ?? 0),
    crash: Number(part("preview-crash").crash ?? 0),
  };
}

/** A number that may be told with the sign of numbers, −2. */
function wholeOf(told: unknown): number {
  return Number(String(told ?? 0).replace("−", "-"));
}

/** What a movement is like: nothing to fear, a danger, or perhaps the last. */
export function riskOf(move: Move): "calm" | "danger" | "crash" {
  return move.crash > 0 ? "crash" : move.dangers > 0 ? "danger" : "calm";
}

/** Choices that are made by touching something on the board; the others are buttons. */
const TOUCHED: ReadonlySet<string> = new Set([
  ...MOVES,
  "bet",
  "place_token",
  "crash_remove",
  "choose_tokens",
  "choose_level",
  "place_dev",
  "spy_take",
  "recycle",
  "keep",
  "choose_circuit",
  "choose_victim",
]);

export function orders(choices: readonly Choice[]): Choice[] {
  return choices.filter(
    (choice) => !TOUCHED.has(String(choice.action.do)) || (isMove(choice) && !choice.uses.card),
  );
}

/** Movements, each end only once, the calmest way to it first: where the seat could be next. */
export function reach(choices: readonly Choice[]): Move[] {
  const found = new Map<number, Move>();
  const moves = choices.flatMap((choice) => moveOf(choice) ?? []);
  for (const move of moves.sort((a, b) => a.crash - b.crash || a.damage - b.damage)) {
    if (!found.has(move.end)) found.set(move.end, move);
  }
  return [...found.values()].sort((a, b) => a.end - b.end);
}

/** The movements that end on a cell, the calmest first, to play before to pass. */
export function leading(choices: readonly Choice[], cell: number): Choice[] {
  return choices
    .flatMap((choice) => {
      const move = moveOf(choice);
      return move?.end === cell ? [{ choice, move }] : [];
    })
    .sort(
      (a, b) =>
        b.move.verb.localeCompare(a.move.verb) ||
        a.move.crash - b.move.crash ||
        a.move.damage - b.move.damage,
    )
    .map(({ choice }) => choice);
}

/** Whether a movement crosses the line after a cell, on this lap or beyond the finish line. */
export function crosses(move: Move, after: number, cells: number): boolean {
  return [after, after + cells].some((line) => move.start <= line && move.end > line);
}
