// What an edition is made of: its lists of components and its numbers, each value with its source.

import type { Components } from "../../core/wire";

export type Row = Readonly<Record<string, unknown>>;

export interface Fact {
  key: string;
  value: unknown;
  source: string; // empty where the edition names none
}

export interface Thing {
  kind: string;
  id: string;
  copies: number;
  copiesSource: string;
  rule: string;
  facts: Fact[];
  row: Row;
}

export interface Section {
  kind: string;
  things: Thing[];
  pieces: number;
}

export interface Numbers {
  kind: string;
  rule: string;
  facts: Fact[];
}

export interface Inventory {
  sections: Section[];
  numbers: Numbers[];
}

/** Keys that are no value of a component. */
const ASIDE: ReadonlySet<string> = new Set(
  "id name name_fr title rule sources copies format game".split(" "),
);
const SHAPE = /^[.X]+$/; // a row of a panel

export const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isList = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => isRow(row) && "id" in row);

export const sourcesOf = (row: Row): Row => (isRow(row.sources) ? row.sources : {});

function factsOf(row: Row): Fact[] {
  const sources = sourcesOf(row);
  return Object.entries(row)
    .filter(([key, value]) => !ASIDE.has(key) && !isList(value))
    .map(([key, value]) => ({ key, value, source: String(sources[key] ?? "") }));
}

function sectionOf(kind: string, rows: readonly Row[]): Section {
  const things = rows.map((row) => ({
    kind,
    id: String(row.id),
    copies: Number(row.copies ?? 1),
    copiesSource: String(sourcesOf(row).copies ?? ""),
    rule: String(row.rule ?? ""),
    facts: factsOf(row),
    row,
  }));
  return { kind, things, pieces: things.reduce((sum, { copies }) => sum + copies, 0) };
}

/** Everything that an edition holds. */
export function inventory({ data }: Pick<Components, "data">): Inventory {
  const found: Inventory = { sections: [], numbers: [] };
  for (const [kind, value] of Object.entries(data)) {
    if (isList(value)) found.sections.push(sectionOf(kind, value));
    if (!isRow(value)) continue;
    const facts = factsOf(value);
    if (facts.length) found.numbers.push({ kind, rule: String(value.rule ?? ""), facts });
    for (const [part, rows] of Object.entries(value))
      if (isList(rows)) found.sections.push(sectionOf(part, rows));
  }
  return found;
}

/** The source of all facts where they have one in common, else nothing. */
export function commonSource(facts: readonly Fact[]): string {
  const first = facts[0]?.source ?? "";
  return facts.every(({ source }) => source === first) ? first : "";
}

/** A value in words; `word` says what an id or a word of the edition is called. */
export function inWords(value: unknown, word: (id: string) => string): string {
  if (typeof value === "string") return word(value);
  if (typeof value === "boolean" || typeof value === "number")
    return String(value).replace("-", "−");
  if (!Array.isArray(value)) return "";
  const items: unknown[] = value;
  if (!items.length) return "–";
  if (items.every((item) => typeof item === "string" && SHAPE.test(item)))
    return `${(items[0] as string).length} × ${items.length}`;
  if (typeof items[0] === "string" && typeof items[1] === "number")
    return `${word(items[0])} (${items.slice(1, 3).join(", ")})`; // a panel and its place
  const inner = items.map((item) =>
    Array.isArray(item) && item.every((part) => typeof part === "number")
      ? item.join("/")
      : inWords(item, word),
  );
  return inner.join(", ");
}
