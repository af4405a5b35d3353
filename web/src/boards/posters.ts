// The posters of the first page, found by the names of the folders; apart from all else that a game
// brings, since no table shows them.

import type { Component } from "svelte";

const found = import.meta.glob<Component>("./*/Poster.svelte", { eager: true, import: "default" });

/** The poster of a game; one that nobody has drawn gets that of any game. */
export function posterOf(game: string): Component {
  const folder = game.replaceAll("-", "_");
  return (found[`./${folder}/Poster.svelte`] ?? found["./generic/Poster.svelte"])!;
}
