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
    const language = settings.language;
    try {
      const found = await this.fetch();
      if (language !== settings.language) return; // the one that was asked for since is on its way
      this.found = found;
      this.problem = null;
    } catch (error) {
      this.problem = error instanceof ApiError ? error : new ApiError(0, null);
    }
  }
}
