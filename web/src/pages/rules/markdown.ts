// The Markdown of the rules: a library takes it apart, a small plugin finds the numbers of rules.

import { Lexer, Marked, type MarkedToken, type TokenizerExtension } from "marked";

export type Token = MarkedToken | { type: "rule"; raw: string; text: string };

export interface Reader {
  /** Take one line apart. */
  line: (text: string) => Token[];
  /** Take a block apart: the lines between two empty ones. */
  block: (text: string) => Token[];
}

/** Read the rules of the game whose numbers begin so. */
export function reader(prefix: string): Reader {
  const { defaults } = new Marked({ extensions: [ruleNumbers(prefix)] });
  return {
    line: (text) => new Lexer(defaults).inlineTokens(text) as Token[],
    block: (text) => new Lexer(defaults).lex(text) as Token[],
  };
}

/** Numbers of rules become ways to them. */
function ruleNumbers(prefix: string): TokenizerExtension {
  const [next, here] = [new RegExp(`\\b${prefix}-D?\\d`), new RegExp(`^${prefix}-D?\\d+\\b`)];
  return {
    name: "rule",
    level: "inline",
    start: (text) => next.exec(text)?.index,
    tokenizer(text) {
      const raw = here.exec(text)?.[0];
      return raw ? { type: "rule", raw, text: raw } : undefined;
    },
  };
}

/** Whether a link leads out of here; other documents are not on this page. */
export const leadsOut = (address: string): boolean => /^https?:/.test(address);

/** What a reader would look for: the words without their marks. */
export const words = (text: string): string => text.replace(/[*`|]/g, "").replace(/\s+/g, " ");

/** Whether all words of a question stand there, whatever their case and accents. */
export function mentions(text: string, question: string): boolean {
  const plainly = fold(words(text));
  return fold(question)
    .split(/\s+/)
    .every((word) => plainly.includes(word));
}

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
