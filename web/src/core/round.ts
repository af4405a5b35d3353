// The last round of a match, found in its steps: what a seat did last, and everything since.

import type { Step } from "./wire";

const MOVES: ReadonlySet<string> = new Set(["act", "timeout", "fault"]);

export interface Round {
  before: Step; // the position that the round begins with
  steps: Step[];
}

/** The first of the steps up to one that all are, or all are not, of a seat. */
function back(moves: readonly Step[], from: number, seat: number, own: boolean): number {
  let at = from;
  while (at > 0 && (moves[at - 1]!.seat === seat) === own) at--;
  return at;
}

/** Where the last round begins among moves. */
function startOf(moves: readonly Step[], seat: number): number {
  const whose = seat >= 0 ? seat : moves.at(-1)!.seat;
  const begun = back(moves, moves.length, whose, true); // a turn that is not over yet
  if (begun === 0) return moves.length - 1; // nobody else moves: the last step
  const others = back(moves, begun, whose, false);
  return seat >= 0 ? back(moves, others, whose, true) : others;
}

/**
 * The last round: the last turn of the seat and everything since; for those who watch, the last turn
 * of everybody. What was undone is left out. Null where nothing has moved, or where the steps don't
 * reach back to the start of the round.
 */
export function lastRound(steps: readonly Step[], seat: number): Round | null {
  const moves = steps.filter((step) => !step.undone && MOVES.has(step.kind));
  if (!moves.length) return null;
  const first = moves[startOf(moves, seat)]!;
  const before = steps[steps.indexOf(first) - 1];
  return before ? { before, steps: moves.slice(moves.indexOf(first)) } : null;
}
