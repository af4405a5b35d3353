// What tabs and the engine say to each other, over one channel that all of them hear.

import type { Asked, Call, Reply } from "../core/transport";

/** How far the engine is; `bytes` are those that have arrived. */
export type State =
  | { is: "loading"; bytes: number; total: number }
  | { is: "starting" }
  | { is: "ready" }
  | { is: "failed"; why: "engine" | "storage" }
  | { is: "crashed" }; // it was there, and its worker is gone

export type ToEngine =
  | { to: "engine"; say: "who" } // somebody has come: tell where you are
  | { to: "engine"; say: "ask"; id: string; asked: Asked }
  | { to: "engine"; say: "connect"; line: string; call: Call }
  | { to: "engine"; say: "send"; line: string; text: string }
  | { to: "engine"; say: "close"; line: string };

export type ToTabs =
  | { to: "tabs"; say: "state"; engine: string; state: State }
  | { to: "tabs"; say: "reply"; id: string; reply: Reply }
  | { to: "tabs"; say: "hear"; line: string; text: string }
  | { to: "tabs"; say: "lost"; line: string; final: boolean }
  | { to: "tabs"; say: "again" }; // somebody wants the engine back: the tab that leads starts it

export type Talk = ToEngine | ToTabs;

/** What the engine's worker is started with. */
export interface Begin {
  engine: string; // its name: another one takes its place when its tab is closed
  channel: string;
  base: string; // the folder with the engine's files
  alone: boolean; // no tab with another engine can be there
}

/** The lock that an engine's worker holds as long as it lives, however it ends. */
export const alive = (engine: string): string => `voltige-alive-${engine}`;

/** Engines of several tabs tell each other here what they have written, where tabs can't share one. */
export const WRITTEN = "voltige-written";

export const name = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
