// The log of a match: numbered lines, some of them undone, grouped by whose steps they tell.

import type { Text, WireEvent } from "./wire";

const UNDONE = "Undone"; // this line and the next one are no events of the game
const RULES_CHANGED = "RulesChanged";

/** A line as it is told; quiet ones say what the board shows anyway. */
export type Told = WireEvent & { quiet?: boolean };
const NOBODY = -1;

export interface LogLine {
  number: number;
  told: Told;
  undone: boolean;
}

export interface Turn {
  number: number; // of its first line
  seat: number; // whose steps; -1 for what nobody did, or several in secret
  lines: LogLine[];
}

export const isUndo = (told: WireEvent): boolean => told.event.event === UNDONE;

/** The rules have changed and moves no longer fit: lines after the last that fits have new numbers. */
export const isRenumbered = (told: WireEvent): boolean =>
  told.event.event === RULES_CHANGED && told.event.undone === true;

/** What of it happened in the game and still stands: what a board shows. */
export const inForce = (told: readonly Told[]): Told[] =>
  told.filter((one) => !isUndo(one) && one.event.event !== RULES_CHANGED && !one.undone);

/** The sentences of it for those who listen. */
export const worthSaying = (told: readonly Told[]): Text[] =>
  told.filter((one) => !one.undone && !one.quiet).map((one) => one.text);

/** Add what was told; an undo strikes out the lines from its first one on. */
export function append(log: readonly LogLine[], first: number, told: readonly Told[]): LogLine[] {
  let lines = [...log];
  told.forEach((one, index) => {
    if (isUndo(one)) {
      const from = Number(one.event.first);
      lines = lines.map((line) =>
        line.number >= from && !isUndo(line.told) ? { ...line, undone: true } : line,
      );
    }
    lines.push({ number: first + index, told: one, undone: one.undone ?? false });
  });
  return lines;
}

/** Put an earlier page before what is known. */
export function prepend(log: readonly LogLine[], first: number, told: readonly Told[]): LogLine[] {
  const known = log[0]?.number ?? first + told.length;
  return [...append([], first, told).filter((line) => line.number < known), ...log];
}

/** The lines that are worth reading, in groups of one seat's steps. */
export function turns(log: readonly LogLine[]): Turn[] {
  const found: Turn[] = [];
  for (const line of log) {
    if (line.told.quiet) continue;
    const last = found.at(-1);
    const seat = line.told.seat ?? NOBODY;
    if (last?.seat === seat) last.lines.push(line);
    else found.push({ number: line.number, seat, lines: [line] });
  }
  return found;
}

/** The turns that nobody has undone. */
const standingTurns = (log: readonly LogLine[]): Turn[] =>
  turns(log.filter((line) => !line.undone && !isUndo(line.told)));

/** What happened last, as far as it stands. */
export const lastTurn = (log: readonly LogLine[]): Told[] =>
  standingTurns(log)
    .at(-1)
    ?.lines.map(({ told }) => told) ?? [];

/** What each seat did last, as far as it stands: a turn begins with a move, the rest follows from it. */
export function lastMoves(log: readonly LogLine[], seats: number): (LogLine | undefined)[] {
  const standing = standingTurns(log);
  return Array.from({ length: seats }, (_, seat) => {
    const own = standing.findLast((turn) => turn.seat === seat)?.lines ?? [];
    const begun = own.find(({ told }) => told.event.seat === seat);
    return own.findLast(
      ({ told }) => told.event.seat === seat && told.event.event === begun?.told.event.event,
    );
  });
}
