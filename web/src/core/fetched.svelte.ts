// What a page is about: fetched when it opens, and again in another language.

import { untrack } from "svelte";
import { ApiError } from "./api";
import { settings } from "./settings.svelte";

export class Fetched<Found> {
  found = $state.raw<Found | null>(null);
  problem = $state.raw<ApiError | null>(null);

  /** Make it while a component is set up. */
  constructor(readonly fetch: () => Promise<Found>) {
    $effect(() => {
      if (settings.language) untrack(() => void this.#take());
    });
  }

  async #take(): Promise<void> {
    try {
      this.found = await this.fetch();
    } catch (error) {
      this.problem = error instanceof ApiError ? error : new ApiError(0, null);
    }
  }
}
