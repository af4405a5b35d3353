// The coach: exact odds of every choice, from the server, while a player wants to see them.

import { api } from "./api";
import { settings, type Coach as Level } from "./settings.svelte";
import type { ChoiceOdds, State, Text } from "./wire";

export class Coach {
  #found = $state.raw<readonly ChoiceOdds[]>([]);
  /** What to beware of, whatever is chosen. */
  warnings = $state.raw<readonly Text[]>([]);
  #asked = "";

  get on(): boolean {
    return settings.coach !== "off";
  }

  get advises(): boolean {
    return settings.coach === "advice";
  }

  /** Ask for the odds of the decision that is shown; call it in an effect. */
  see(table: string, shown: State, waits: boolean, level: Level): void {
    if (level === "off" || !table || !waits || shown.seat < 0) {
      this.#forget();
      this.#asked = "";
      return;
    }
    const codes = shown.legal.map((choice) => choice.code); // a half-made choice has one version
    const key = `${table}/${shown.seat}/${shown.version}/${codes.join()}`;
    if (this.#asked === key) return;
    this.#asked = key;
    this.#forget();
    void this.#fetch(key, table, shown);
  }

  /** The choice that the coach would take. */
  get best(): number | undefined {
    return this.advises ? this.#found.find((choice) => choice.best)?.code : undefined;
  }

  /** The odds of a choice, where the coach has some. */
  of(code: number): ChoiceOdds | undefined {
    const odds = this.#found.find((choice) => choice.code === code);
    return odds?.chances.length ? odds : undefined;
  }

  #forget(): void {
    this.#found = [];
    this.warnings = [];
  }

  async #fetch(key: string, table: string, shown: State): Promise<void> {
    try {
      const odds = await api.odds(table, shown.seat);
      if (this.#asked !== key || odds.version !== shown.version) return;
      this.#found = odds.choices;
      this.warnings = odds.warnings;
    } catch {
      this.#asked = ""; // the game goes on without a coach
    }
  }
}
