// Every sentence comes from the same Fluent files as the terminal's.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { ALONE } from "./house";
import type { Language } from "./settings.svelte";
import { transport } from "./transport";
import type { Text } from "./wire";

type Params = Record<string, unknown>;

const NOTHING: Text = { key: "game-nothing", params: {} };
const HYPHEN = /(?<!\w)-(?=\d)/g; // Fluent writes one before numbers below zero

/** Instead of a game: every sentence there is. */
export const ALL = "*";

class Texts {
  language = $state<Language>("en");
  #revision = $state(0); // rises with every text that arrives, so that what is shown is formed anew
  #bundle = bundle("en");
  #fetched = new Set<string>();
  #wished: Language = "en"; // last; what arrives in another one comes too late

  /**
   * Fetch the sentences of a language: those that every page needs, and those of a game, or all. What was
   * fetched before comes along into another language, so that nothing on the page is without words.
   */
  async load(language: Language, game = ""): Promise<void> {
    this.#wished = language;
    const other = !this.#speaks(language);
    const names = [...new Set(["", ...this.#fetched, game])].filter(
      (name) => other || !this.#fetched.has(name),
    );
    if (names.length === 0) return;
    const sources = await Promise.all(names.map((name) => fetchTexts(language, name)));
    if (this.#wished !== language) return;
    if (other && !this.#speaks(language)) {
      this.#bundle = bundle(language);
      this.#fetched.clear();
      this.language = language;
    }
    for (const source of sources) this.#bundle.addResource(source, { allowOverrides: true });
    for (const name of names) this.#fetched.add(name);
    this.#revision++;
  }

  #speaks(language: Language): boolean {
    return this.language === language && this.#revision > 0;
  }

  /** Begin with sentences that the client has brought along. */
  begin(language: Language, source: string): void {
    this.#bundle = bundle(language);
    this.#bundle.addResource(new FluentResource(source));
    this.language = language;
    this.#revision++;
  }

  has(key: string): boolean {
    return this.#revision > 0 && this.#bundle.hasMessage(key);
  }

  /** Form a sentence. */
  say(key: string, params: Params = {}): string {
    const message = this.#revision > 0 ? this.#message(key) : undefined;
    if (!message?.value) return key;
    const text = this.#bundle.formatPattern(message.value, this.#variables(params), []);
    return Object.values(params).some(isNegative) ? text.replace(HYPHEN, "−") : text;
  }

  /** A house without a server says some things in other words. */
  #message(key: string): ReturnType<FluentBundle["getMessage"]> {
    const own = ALONE ? this.#bundle.getMessage(`${key}-alone`) : undefined;
    return own ?? this.#bundle.getMessage(key);
  }

  /** Form a sentence that came over the wire. */
  form(text: Text): string {
    return this.say(text.key, text.params);
  }

  #variables(params: Params): Record<string, FluentVariable> {
    return Object.fromEntries(
      Object.entries(params).map(([key, value]) => [key, this.#variable(value)]),
    );
  }

  #variable(value: unknown): FluentVariable {
    if (typeof value === "number") return new FluentNumber(value);
    if (Array.isArray(value)) {
      const items: unknown[] = value.length > 0 ? value : [NOTHING];
      return items.map((item) => String(this.#variable(item))).join(", ");
    }
    if (isText(value)) return this.form(value);
    return String(value);
  }
}

async function fetchTexts(language: Language, game: string): Promise<FluentResource> {
  const wanted = game === ALL ? "" : `?game=${encodeURIComponent(game)}`;
  const path = `/api/texts/${language}${wanted}`;
  const { status, text } = await transport().request({ method: "GET", path, language });
  if (status !== 200) throw new Error(`texts: ${status}`);
  return new FluentResource(text);
}

function bundle(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false });
}

function isNegative(value: unknown): boolean {
  return typeof value === "number" && value < 0;
}

function isText(value: unknown): value is Text {
  return typeof value === "object" && value !== null && "key" in value && "params" in value;
}

export const texts = new Texts();
export const t = (key: string, params?: Params): string => texts.say(key, params);
export const form = (text: Text): string => texts.form(text);
