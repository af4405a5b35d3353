// Deals that are played with and without a change, for as long as somebody looks on.

import { api, ApiError, sentenceOf } from "../../core/api";
import type { LabTold, LabTrial } from "../../core/wire";

const ENOUGH = 20_000; // deals; nobody waits for more
const BUSY = 429;
const RETRY_MS = 1000;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Wait until the page is seen: the server should not play for nobody. */
function seen(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((done) =>
    document.addEventListener("visibilitychange", () => done(), { once: true }),
  );
}

export class Trial {
  told = $state.raw<LabTold | null>(null);
  running = $state(false);
  waiting = $state(false); // for others, whose deals are played first
  problem = $state("");
  rate = $state(0); // deals in a second
  #wish = "";
  #run = 0;

  /** Compare something else from now on; what was found is of no use any more. */
  about(wish: LabTrial | null): void {
    const key = JSON.stringify(wish);
    if (key === this.#wish) return;
    this.#wish = key;
    this.told = null;
    this.problem = "";
    if (this.running) this.start();
  }

  start(): void {
    const wish = JSON.parse(this.#wish || "null") as LabTrial | null;
    this.running = wish !== null;
    if (wish) void this.#go(++this.#run, wish);
  }

  pause(): void {
    this.running = this.waiting = false;
    this.#run++;
  }

  async #go(run: number, wish: LabTrial): Promise<void> {
    while (this.#run === run && (this.told?.deals ?? 0) < ENOUGH) {
      await seen();
      const begun = performance.now();
      const before = this.told;
      try {
        const more = { first: before?.deals ?? 0, sums: before?.sums ?? [] };
        const told = await api.lab({ ...wish, ...more });
        if (this.#run !== run) return;
        this.rate = ((told.deals - more.first) * 1000) / (performance.now() - begun);
        this.told = told;
        this.waiting = false;
      } catch (error) {
        if (this.#run !== run) return;
        this.waiting = error instanceof ApiError && error.status === BUSY;
        if (!this.waiting) this.problem = sentenceOf(error);
        if (!this.waiting) break;
        await sleep(RETRY_MS);
      }
    }
    if (this.#run === run) this.pause();
  }
}
