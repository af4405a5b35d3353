// The landscapes that come with the game, fetched once, and the board that they stand on.

import { api } from "../../core/api";
import { components } from "../../core/components.svelte";
import { settings } from "../../core/settings.svelte";
import { texts } from "../../core/texts.svelte";
import { landOf, type Land } from "../../boards/flying_carpet/layout";
import type { LandscapeInfo, Landscapes } from "../../core/wire";

export const GAME = "flying-carpet";

class Shelf {
  #told = $state.raw<Landscapes | null>(null);
  failed = $state(false);

  readonly land = $derived<Land | null>(this.#told ? landOf(this.#told.components.data) : null);
  readonly ready = $derived<readonly LandscapeInfo[]>(this.#told?.ready ?? []);

  /** Fetch what is missing, with the words of the game; call it in an effect. */
  async fill(): Promise<void> {
    try {
      await texts.load(settings.language, GAME);
      const told = this.#told ?? (await api.landscapes());
      components.take(told.components); // the boards' parts name panels by it
      this.#told = told;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}

export const shelf = new Shelf();
