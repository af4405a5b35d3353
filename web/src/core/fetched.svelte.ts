// What a page is about: fetched when it opens, and again in another language, or when nobody answered.

import { untrack } from "svelte";
import { ApiError } from "./api";
import { Insistent } from "./insistent.svelte";
import { settings } from "./settings.svelte";

export class Fetched<Found> {
  problem = $state.raw<ApiError | null>(null);
  #arrival = new Insistent<Found | null>();

  /** Make it while a component is set up. */
  constructor(readonly fetch: () => Promise<Found>) {
    $effect(() => {
      const language = settings.language;
      untrack(() => this.#arrival.seek(() => this.#take(language)));
    });
    $effect(() => () => this.#arrival.end());
  }

  get found(): Found | null {
    return this.#arrival.found;
  }

  async #take(language: string): Promise<Found | null> {
    try {
      const found = await this.fetch();
      if (language === settings.language) this.problem = null;
      return found;
    } catch (error) {
      const problem = error instanceof ApiError ? error : new ApiError(0, null);
      if (language === settings.language) this.problem = problem;
      if (problem.unanswered) throw problem; // whoever serves may just be starting again
      return this.found;
    }
  }
}
