// What every board is given. A board shows what the server says and decides no rule.

import type { Component } from "svelte";
import type { LogLine } from "../core/log";
import type { ClaimWindow } from "../core/table.svelte";
import type { Choice, SeatInfo, State, WireEvent } from "../core/wire";
import { announced, hasBoard } from "./games";

export interface BoardProps {
  /** The position as this seat may see it; `shown.view` has the game's own form. */
  shown: State;
  /** What this seat may do now; empty while it waits and in a replay. */
  choices: readonly Choice[];
  /** What led to this position: for motion and sound. */
  events: readonly WireEvent[];
  /** What has been told up to this position, as far as it is known here. */
  log: readonly LogLine[];
  /** Fetch what was told before that; null where nothing was. */
  earlier?: (() => Promise<void>) | null;
  seats: readonly SeatInfo[];
  /** The options of the table. */
  options: Readonly<Record<string, unknown>>;
  /** Id of the table, to ask the coach there; empty where there is none. */
  table: string;
  /** While claims are measured, the time for them, or null. */
  claiming: ClaimWindow | null;
  /** Do a choice by its code; the answer, if any, tells whether it was accepted. */
  choose: (code: number) => void | Promise<boolean>;
  /** Try something that is no choice, where the table punishes faults; absent in a replay. */
  attempt?: ((action: Record<string, unknown>) => Promise<boolean>) | undefined;
  /** Open a rule by its number. */
  explain: (rule: string) => void;
  /** Let the result wait while the board shows what came last; absent in a replay. */
  linger?: ((waits: boolean) => void) | undefined;
}

export interface Loaded {
  Board: Component<BoardProps>;
  /** Whether the game has a board of its own; the generic one lists all choices itself. */
  own: boolean;
  /** Whether it shows the seats itself, so that they need not stand twice on a small screen. */
  seats: boolean;
}

/** Load the board of a game with these options; one that has none of its own gets the generic one. */
export async function boardOf(game: string, options: BoardProps["options"]): Promise<Loaded> {
  const { board, showsSeats } = announced(game);
  return { Board: (await board(options)).default, own: hasBoard(game), seats: showsSeats };
}
