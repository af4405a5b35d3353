// A match step by step, turned into what boards, seats and log are shown.

import { append, type LogLine } from "./log";
import type { Replay, SeatInfo, State, Step, TableInfo } from "./wire";

export interface Mark {
  at: number; // index of the step
  round: number;
}

const roundOf = (step: Step): number => {
  const round = step.view.round_no ?? step.view.round;
  return typeof round === "number" ? round : 0;
};

/** Where each round begins. */
export function marks(steps: readonly Step[]): Mark[] {
  const found: Mark[] = [];
  let before = 0;
  steps.forEach((step, at) => {
    const round = roundOf(step);
    if (round > 0 && round !== before) found.push({ at, round });
    before = round;
  });
  return found;
}

/** The step that shows a version, or the last one before it. */
export function stepAt(steps: readonly Step[], version: number): number {
  const after = steps.findIndex((step) => step.version > version);
  return Math.max(0, (after < 0 ? steps.length : after) - 1);
}

/** The position of a step, in the form that boards are given. */
export function stateOf(replay: Replay, at: number): State {
  const step = replay.steps[at]!;
  return {
    version: step.version,
    seat: replay.seat,
    view: step.view,
    asked: false,
    turns: [],
    legal: [],
    reasons: [],
    undo: "none",
    prompt: { key: "plain-words", params: { words: step.notation } },
    seats: step.seats,
    default: null,
    standing: null,
    orders: [],
    position: step.position,
    sheet: at === replay.steps.length - 1 ? replay.sheet : null,
  };
}

/** Everything that was told up to a step. */
export function logUpTo(replay: Replay, at: number): LogLine[] {
  const told = replay.steps.slice(0, at + 1).flatMap((step) => step.events);
  return append([], 0, told);
}

/** The seats of a replay: what is known of the table, or no more than names. */
export function seatsOf(replay: Replay, info: TableInfo | null): SeatInfo[] {
  return replay.seats.map((name, seat): SeatInfo => ({
    controller: "person",
    taken: true,
    nonce: "",
    person: true,
    coached: false,
    ...info?.seats[seat],
    name,
    online: true,
    deadline: null,
    reserve_ms: null,
    timeouts: 0,
    resigned: false,
    muted: false,
    reserved: false,
  }));
}
