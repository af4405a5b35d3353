// Sentences that the engine forms: Python has no Fluent here, but the browser has.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

/** A value of Python's that is not ours to keep. */
interface Borrowed<T> {
  toJs: (options?: object) => T;
}
type Plain = string | number | bigint;

/** The texts of a language, as Python asks for them (locale/__init__.py). */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(language: string, sources: readonly string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  say(message: string, given: Borrowed<Record<string, Plain>>): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (!pattern) throw new Error(`no text ${message}`);
    const plain = given.toJs({ dict_converter: Object.fromEntries });
    const variables = Object.entries(plain).map(([key, value]) => [key, variable(value)]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(variables) as Variables);
  }
}

type Variables = Record<string, FluentVariable>;

const variable = (value: Plain): FluentVariable =>
  typeof value === "string" ? value : new FluentNumber(Number(value));

export const speaker = (language: string, sources: Borrowed<string[]>): Words =>
  new Words(language, sources.toJs());
