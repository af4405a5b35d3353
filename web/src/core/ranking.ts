// Who came where, with shared places, and the headline of it.

import type { Result, TableInfo, Text } from "./wire";

export interface Place {
  place: number; // 1 for the winners
  seats: number[];
}

/** The places in order; after an agreement there are none. */
export function places(result: Result | null): Place[] {
  const ranking = result?.ranking ?? [];
  const numbers = [...new Set(ranking)].sort((one, other) => one - other);
  return numbers.map((place) => ({
    place,
    seats: ranking.flatMap((found, seat) => (found === place ? [seat] : [])),
  }));
}

/** The end of a match in a few words. */
export function headline(info: TableInfo): Text {
  const winners = places(info.result)[0]?.seats ?? [];
  const names = winners.map((seat) => info.seats[seat]!.name);
  if (!winners.length) return { key: "web-result-agreed", params: {} };
  if (winners.length === 2 && (info.options.teams ?? "none") !== "none")
    return { key: "web-result-team", params: { names: names.join(", ") } };
  if (winners.length > 1) return { key: "web-result-shared", params: { names: names.join(", ") } };
  const alone = info.you.seats.length === 1 && info.you.seats[0] === winners[0];
  return alone
    ? { key: "web-result-you", params: {} }
    : { key: "web-result-wins", params: { name: names[0] } };
}
