// An edition of a game, with the words for all that can stand in one.

import { api } from "../../core/api";
import { settings } from "../../core/settings.svelte";
import { ALL, texts } from "../../core/texts.svelte";
import type { Components, GameInfo } from "../../core/wire";

export interface Printing {
  games: GameInfo[];
  /** What it is made of; null where no game is named. */
  told: Components | null;
}

/** Fetch the games, and of one of them an edition: its default one unless another is named. */
export async function fetchEdition(game: string, name = ""): Promise<Printing> {
  const games = await api.games();
  if (!game) return { games, told: null };
  const usual = games.find((one) => one.name === game)?.default_edition ?? "";
  const told = await api.edition(game, name || usual);
  await texts.load(settings.language, ALL);
  return { games, told };
}
