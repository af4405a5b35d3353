// What the parts of an edition are called; own editions may have parts that nobody has named.

import { announced } from "../../boards/games";
import { form, t, texts } from "../../core/texts.svelte";
import type { Components } from "../../core/wire";

const plain = (id: string): string => id.replaceAll("_", " ");

/** What a part of the edition, or a key of it, is called. */
export function labelOf(game: string, kind: string, key = ""): string {
  const names = key ? [`${kind}-${key}`, key] : [kind];
  const name = names.map(announced(game).editionKey).find((one) => texts.has(one));
  return name ? t(name) : plain(key || kind);
}

/** What an id or a word means: a component, or a word of the game; null where nobody has named it. */
export function knownWordOf(game: string, told: Components, id: string): string | null {
  for (const names of Object.values(told.names)) if (names[id]) return form(names[id]);
  const key = announced(game).editionKey(`value-${id}`);
  return texts.has(key) ? t(key) : null;
}

/** The same, at least as the edition writes it. */
export function wordOf(game: string, told: Components, id: string): string {
  return knownWordOf(game, told, id) ?? plain(id);
}

/** What a component is called. */
export function nameOf(game: string, told: Components, kind: string, id: string): string {
  const name = told.names[kind]?.[id];
  return name ? form(name) : wordOf(game, told, id);
}
