// What is fetched until it has come: a server that just starts again is asked again, after growing pauses.

import { bringLostSheets } from "./sheets";
import { transport } from "./transport";

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;

export class Insistent<Found> {
  found = $state.raw<Found | null>(null); // the last that came; it stays until another one does
  failed = $state(false); // the last attempt did, and another one is due
  #bring: (() => Promise<Found>) | null = null;
  #wait = FIRST_WAIT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stop = transport().onReturn(() => {
    if (this.failed) this.again();
  });

  /** Fetch something from now on, instead of what was fetched before. */
  seek(bring: () => Promise<Found>): void {
    this.#bring = bring;
    this.#wait = FIRST_WAIT_MS;
    this.failed = false;
    this.again();
  }

  /** Try at once. */
  again(): void {
    clearTimeout(this.#timer);
    if (this.#bring) void this.#try(this.#bring);
  }

  end(): void {
    this.#bring = null;
    clearTimeout(this.#timer);
    this.#stop();
  }

  async #try(bring: () => Promise<Found>): Promise<void> {
    try {
      if (this.failed) await bringLostSheets();
      const found = await bring();
      if (bring !== this.#bring) return;
      this.found = found;
      this.failed = false;
    } catch {
      if (bring !== this.#bring) return;
      this.failed = true;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.again(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    }
  }
}
