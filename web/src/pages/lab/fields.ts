// The values of an edition as fields of a form, grouped as its file has them.

import type { LabChange, Problem } from "../../core/wire";
import { isList, isRow, sourcesOf, type Row } from "../editions/read";

export type Plain = string | number | boolean;
export type Value = Plain | Plain[];

export interface Field {
  key: (string | number)[]; // the way to it
  name: string; // the same as errors write it: places in lists count from 1
  labels: (string | number)[]; // of the way within its part
  value: Value;
  source: string; // empty where the edition names none
}

export interface Part {
  id: string; // empty where the group has one part only
  rule: string;
  fields: Field[];
}

export interface Group {
  kind: string;
  parts: Part[];
}

/** Keys that are no value, or that name what stands there. */
const ASIDE: ReadonlySet<string> = new Set("id name name_fr title rule sources".split(" "));

const isPlain = (value: unknown): value is Plain =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";
const isValue = (value: unknown): value is Value =>
  isPlain(value) || (Array.isArray(value) && value.every(isPlain));

/** The way to a value as errors write it: `card[1].copies`. */
export const written = (key: readonly (string | number)[]): string =>
  key.reduce<string>((way, part) => {
    if (typeof part === "number") return `${way}[${part + 1}]`;
    return way ? `${way}.${part}` : part;
  }, "");

function fieldsIn(
  value: unknown,
  key: Field["key"],
  labels: Field["labels"],
  source: string,
): Field[] {
  if (isValue(value)) return [{ key, name: written(key), labels, value, source }];
  if (!isRow(value) && !Array.isArray(value)) return [];
  const inner: [string | number, unknown][] = Array.isArray(value)
    ? value.map((one, place) => [place, one])
    : Object.entries(value).filter(([name]) => !ASIDE.has(name));
  return inner.flatMap(([part, one]) => fieldsIn(one, [...key, part], [...labels, part], source));
}

function partOf(row: Row, key: Field["key"], id: string): Part {
  const sources = sourcesOf(row);
  const fields = Object.entries(row)
    .filter(([name, value]) => !ASIDE.has(name) && !isList(value))
    .flatMap(([name, value]) =>
      fieldsIn(value, [...key, name], [name], String(sources[name] ?? "")),
    );
  return { id, rule: String(row.rule ?? ""), fields };
}

const listed = (kind: string, rows: readonly Row[], key: Field["key"]): Group => ({
  kind,
  parts: rows.map((row, place) => partOf(row, [...key, place], String(row.id))),
});

/** Everything that can be changed in an edition. */
export function groupsOf(data: Row): Group[] {
  const found: Group[] = [];
  for (const [kind, value] of Object.entries(data)) {
    if (isList(value)) found.push(listed(kind, value, [kind]));
    if (!isRow(value)) continue;
    found.push({ kind, parts: [partOf(value, [kind], "")] });
    for (const [inner, rows] of Object.entries(value))
      if (isList(rows)) found.push(listed(inner, rows, [kind, inner]));
  }
  return found.filter(({ parts }) => parts.some(({ fields }) => fields.length > 0));
}

export const same = (one: Value, other: Value): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const NUMBER = /^[-−]?\d+(\.\d+)?$/;

type Spelling = (word: string) => string;
const AS_IT_IS: Spelling = (word) => word;

/** Read what was typed as a value of the same kind; what is none goes to the judge as it stands. */
export function readAs(usual: Value, typed: string, id = AS_IT_IS): Value {
  const text = typed.trim();
  if (typeof usual === "number") return NUMBER.test(text) ? Number(text.replace("−", "-")) : text;
  if (!Array.isArray(usual)) return id(text);
  const words = usual.length > 0 && usual.every((one) => typeof one === "string");
  return text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => (!words && NUMBER.test(one) ? Number(one.replace("−", "-")) : id(one)));
}

/** A value as it is typed. */
export const typedAs = (value: Value, word = AS_IT_IS): string =>
  (Array.isArray(value) ? value : [value])
    .map((one) => (typeof one === "string" ? word(one) : String(one)))
    .join(", ");

/** The faults of a field: of itself, or of a place in its list. */
export const faultsOf = (field: Field, faults: readonly Problem[]): Problem[] =>
  faults.filter(({ params }) => {
    const key = String(params.key ?? "");
    return key === field.name || key.startsWith(`${field.name}[`);
  });

/** The faults that no field can tell. */
export const looseFaults = (groups: readonly Group[], faults: readonly Problem[]): Problem[] =>
  faults.filter(
    (fault) =>
      !groups.some(({ parts }) =>
        parts.some(({ fields }) => fields.some((field) => faultsOf(field, [fault]).length > 0)),
      ),
  );

export type Changes = Readonly<Record<string, LabChange>>; // by the name of their field

/** The changes with one more; what is as usual is not kept. */
export function changeField(changes: Changes, field: Field, value: Value): Changes {
  const others = Object.fromEntries(
    Object.entries(changes).filter(([name]) => name !== field.name),
  );
  return same(value, field.value) ? others : { ...others, [field.name]: { key: field.key, value } };
}

/** The value of a field with the changes. */
export const valueOf = (changes: Changes, field: Field): Value =>
  changes[field.name]?.value ?? field.value;
