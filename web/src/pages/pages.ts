// The pages by the first part of their path; each is fetched when somebody goes there.

import type { Component } from "svelte";
import { ALONE } from "../core/house";

export type Page = Promise<{ default: Component }>;

const pages: Record<string, () => Page> = {
  "": () => import("./landing/Landing.svelte"),
  new: () => import("./newtable/NewTable.svelte"),
  mine: () => import("./mine/Mine.svelte"),
  table: () => import("./table/Table.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  examples: () => import("./examples/Examples.svelte"),
  landscapes: () => import("./landscapes/Landscapes.svelte"),
  editions: () => import("./editions/Editions.svelte"),
  circuits: () => import("./circuits/Circuits.svelte"),
};

if (!ALONE) {
  pages.lobby = () => import("./lobby/Lobby.svelte");
  pages.lab = () => import("./lab/Lab.svelte");
  pages.developers = () => import("./developers/Developers.svelte");
}

/** What fetches a page; null where there is none. */
export function pageOf(name: string): (() => Page) | null {
  return pages[name] ?? null;
}
