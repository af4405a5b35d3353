// Whose turn it is, as far as a seat may know it.

import type { State } from "./wire";

const SEVERAL = -2; // all decide at once: nobody learns who has answered

/** The seats that are awaited; all of them where several decide at once. */
export function awaited(state: State | null, seats: number): number[] {
  const actor = Number(state?.view.to_act);
  if (actor === SEVERAL) return Array.from({ length: seats }, (_, seat) => seat);
  return actor >= 0 ? [actor] : [];
}
