// A landscape in an address: its panels as people type them, and perhaps its name.

import { readList, writeList } from "../newtable/options";
import type { LandscapeInfo } from "../../core/wire";

export type Place = LandscapeInfo["place"];

export const MOST_PANELS = 20;
export const LONGEST_NAME = 60;
const NAME = "~"; // stands before the name; no panel has it
const HIGHEST = 99;

export interface Drawn {
  place: Place;
  name: string;
}

/** The part of an address after the `#`. */
export function writeLink({ place, name }: Drawn): string {
  const kept = name.trim();
  return writeList(place) + (kept ? NAME + encodeURIComponent(kept) : "");
}

/** Read what `writeLink` gives; what makes no sense is left out. */
export function readLink(hash: string): Drawn {
  const [panels = "", ...rest] = hash.split(NAME);
  const place = readList(decoded(panels)).filter(isPlacing).slice(0, MOST_PANELS);
  return { place, name: decoded(rest.join(NAME)).slice(0, LONGEST_NAME) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return ""; // cut off somewhere on its way
  }
}

function isPlacing(item: unknown): item is Place[number] {
  const [id, column, row, mirrored, more] = item as unknown[];
  const whole = [column, row].every((one) => typeof one === "number" && one <= HIGHEST);
  return (
    typeof id === "string" &&
    whole &&
    (mirrored === undefined || mirrored === "mirrored") &&
    more === undefined
  );
}

/** The options of a table that is played in a landscape of one's own. */
export function optionsOf(place: Place): Record<string, unknown> {
  const mirrors = place.some((one) => one.length > 3);
  return { landscape: "custom", panels: place, ...(mirrors ? { mirror_panels: true } : {}) };
}

/** The form of a new table with these options. */
export function formLink(options: Readonly<Record<string, unknown>>): string {
  return `/new?game=flying-carpet&options=${encodeURIComponent(JSON.stringify(options))}`;
}

export const editLink = (drawn: Drawn): string => `/landscapes/edit#${writeLink(drawn)}`;
