// How strong the bots are that a press seats: asked once, then kept in the settings.

import { settings } from "./settings.svelte";
import { t, texts } from "./texts.svelte";

export const LEVELS = ["cadet", "pilot", "ace", "master"] as const; // weakest first; all games have them
export type Level = (typeof LEVELS)[number];
const USUAL: Level = "pilot";

/** Whoever takes a seat without being asked for: a bot of the level that was chosen. */
export const usualBot = (): string => `bot:${settings.level || USUAL}`;

/** What kind of bot holds a seat. */
export function botName(controller: string): string {
  const level = `web-level-${controller.slice("bot:".length)}`;
  return texts.has(level) ? `${t("web-seat-bot")} · ${t(level)}` : t("web-seat-bot");
}

class Question {
  open = $state(false);
  #answer: ((chosen: boolean) => void) | null = null;

  /** Ask, unless it is known; false when the question was closed without an answer. */
  ask(): Promise<boolean> {
    if (settings.level) return Promise.resolve(true);
    this.open = true;
    return new Promise((answer) => (this.#answer = answer));
  }

  choose(level: Level): void {
    settings.level = level;
    this.open = false;
  }

  /** The sheet has gone, with or without a choice. */
  closed(): void {
    this.#answer?.(settings.level !== "");
    this.#answer = null;
  }
}

export const question = new Question();
