// The words of a field: what players call the ids that stand in it, and could stand in it.

import type { Components } from "../../core/wire";
import type { Field, Group } from "./fields";

export interface Vocabulary {
  /** What an id is called; without a name of its own, itself. */
  word: (id: string) => string;
  /** The id of what was typed: a word of this field, or an id. */
  id: (word: string) => string;
  /** All words that the edition knows for this field. */
  words: string[];
}

/** Fields of one kind share their words: `card[1].colour` and `card[2].colour`. */
const patternOf = ({ key }: Field): string =>
  key.map((part) => (typeof part === "number" ? "#" : part)).join(".");
const idsOf = ({ value }: Field): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string");

/** Gather the words for ids. A word that two of them share, or that has a comma, would not lead back. */
export function wordsOf(
  ids: ReadonlySet<string>,
  nameOf: (id: string) => string | null,
): Vocabulary {
  const words = new Map<string, string>();
  const back = new Map<string, string>();
  const named = [...ids].map((id) => [id, nameOf(id)] as const);
  for (const [id, name] of named) {
    const shared = named.some(([other, its]) => other !== id && (its === name || other === name));
    if (!name || shared || name.includes(",")) continue;
    words.set(id, name);
    back.set(name.toLowerCase(), id);
  }
  return {
    word: (id) => words.get(id) ?? id,
    id: (word) => back.get(word.toLowerCase()) ?? word,
    words: [...words.values()],
  };
}

/** Give what finds the words of each field: of all that such fields hold, and of its fellow components. */
export function vocabularies(
  groups: readonly Group[],
  names: Components["names"],
  nameOf: (id: string) => string | null,
): (field: Field) => Vocabulary {
  const ids = new Map<string, Set<string>>();
  for (const { parts } of groups)
    for (const field of parts.flatMap((part) => part.fields)) {
      const held = ids.get(patternOf(field)) ?? new Set();
      for (const id of idsOf(field)) held.add(id);
      ids.set(patternOf(field), held);
    }
  const made = new Map<string, Vocabulary>();
  return (field) => {
    const pattern = patternOf(field);
    const held = ids.get(pattern) ?? new Set();
    const kinds = Object.values(names).filter((kind) => [...held].some((id) => id in kind));
    const all = new Set([...held, ...kinds.flatMap((kind) => Object.keys(kind))]);
    const found = made.get(pattern) ?? wordsOf(all, nameOf);
    made.set(pattern, found);
    return found;
  };
}
