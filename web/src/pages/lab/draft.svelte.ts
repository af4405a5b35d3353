// An edition that is being changed: kept over a reload, and judged by the rules at every change.

import { api, sentenceOf } from "../../core/api";
import type { LabEdition } from "../../core/wire";
import { changeField, type Changes, type Field, type Value } from "./fields";

const PAUSE_MS = 250; // a hand that types is not asked after at every digit

export class LabDraft {
  changes = $state.raw<Changes>({});
  /** What the rules say of it; null while they are asked. */
  told = $state.raw<LabEdition | null>(null);
  problem = $state("");
  readonly count = $derived(Object.keys(this.changes).length);
  #asked = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: string) {
    this.changes = JSON.parse(sessionStorage.getItem(this.#kept) ?? "{}") as Changes;
  }

  get #kept(): string {
    return `voltige-lab-${this.game}`;
  }
  get sound(): boolean {
    return this.told !== null && this.told.faults.length === 0;
  }

  change(field: Field, value: Value): void {
    this.#set(changeField(this.changes, field, value));
  }
  reset(): void {
    this.#set({});
  }
  #set(changes: Changes): void {
    this.changes = changes;
    sessionStorage.setItem(this.#kept, JSON.stringify(changes));
  }

  /** Ask what the rules say of these changes, in a language; call it in an effect. */
  see(changes: Changes, language: string): void {
    const key = JSON.stringify([changes, language]);
    if (key === this.#asked) return;
    this.#asked = key;
    this.told = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(key, changes), PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked = "";
  }

  async #ask(key: string, changes: Changes): Promise<void> {
    try {
      const told = await api.labEdition({ game: this.game, changes: Object.values(changes) });
      if (this.#asked !== key) return;
      this.told = told;
      this.problem = "";
    } catch (error) {
      if (this.#asked === key) this.problem = sentenceOf(error);
    }
  }
}
