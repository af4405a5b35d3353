// What a game brings to the pages. It is announced once, in the index.ts of its folder, and found by
// the folder's name; whatever it does not bring is taken from the folder `generic`.

import type { Component } from "svelte";
import type { Components } from "../core/wire";
import type { BoardProps } from "./board";

/** Where an option stands in the form of a new table; one that nobody names is a fine point. */
export const GROUPS = ["setting", "length", "seen", "races", "bots", "fine"] as const;
export type Group = (typeof GROUPS)[number];

/** Options that go well together. */
export interface Preset {
  name: string;
  values: Record<string, unknown>;
}

/** A component of an edition: what kind it is of, its id, and what the edition says of it. */
export interface Piece {
  kind: string;
  id: string;
  row: Record<string, unknown>;
}

export interface PictureProps {
  thing: Piece;
  told: Components;
}

/** A page of its own about something of the game. */
export interface Gallery {
  path: string;
  text: string;
}

export interface Announcement {
  /** Where its poster hangs on the first page, from the left. */
  place: number;
  Sign: Component;
  /** The board of a table with these options. */
  board: (options: BoardProps["options"]) => Promise<{ default: Component<BoardProps> }>;
  /** Whether the board shows every seat at any width, so that they need not stand twice. */
  showsSeats: boolean;
  /** Whether a match is over soon: good for an example. */
  short: boolean;
  /** How many sit at a table that is made at once, bots and all. */
  company: number;
  /** What draws its components, and the kinds that it draws. */
  picture: (() => Promise<{ default: Component<PictureProps> }>) | null;
  drawn: readonly string[];
  /** The key of a text about a part of an edition. */
  editionKey: (part: string) => string;
  galleries: readonly Gallery[];
  presets: readonly Preset[];
  groups: Readonly<Partial<Record<Group, readonly string[]>>>;
}

const found = import.meta.glob<Partial<Announcement>>("./*/index.ts", {
  eager: true,
  import: "default",
});
const GENERIC = "./generic/index.ts";
const generic = found[GENERIC] as Announcement;
const games = new Map(
  Object.entries(found)
    .filter(([path]) => path !== GENERIC)
    .map(([path, own]) => [nameIn(path), { ...generic, ...own }]),
);

/** Games are spelled with hyphens, folders with underscores. */
function nameIn(path: string): string {
  return path.split("/")[1]!.replaceAll("_", "-");
}

/** What a game brings; for one that nobody announced, what would do for any. */
export function announced(game: string): Announcement {
  return games.get(game) ?? generic;
}

/** Whether a game has a board of its own; the generic one lists all choices itself. */
export function hasBoard(game: string): boolean {
  return announced(game).board !== generic.board;
}

/** Put games into the order of their posters; without a list, all that are announced. */
export function onTheWall(told: readonly string[] = [...games.keys()]): string[] {
  return [...told].sort((a, b) => announced(a).place - announced(b).place);
}

/** A game whose matches are over soon. */
export function shortest(): string {
  const all = onTheWall();
  return all.find((game) => announced(game).short) ?? all[0]!;
}
