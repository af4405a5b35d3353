// How far the engine is, for whoever shows it.

import type { State } from "./talk";

class Progress {
  state = $state.raw<State | null>(null); // null while nobody needs the engine
  full = $state(false); // whether something was refused because this browser has no room left
}

export const progress = new Progress();
