// What this browser adds to the luck of its tables, and the seals that it saw before it did.

import type { TableInfo } from "./wire";

const KEY = "voltige-nonces";
const MOST_KEPT = 200; // tables; the oldest are forgotten first

export interface Given {
  seal: string; // as it was shown before the nonces were given
  nonces: Record<number, string>; // by seat
}

function read(): Record<string, Given> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Given>;
  } catch {
    return {}; // somebody else wrote there
  }
}

function write(table: string, given: Given): void {
  const others = Object.entries(read()).filter(([other]) => other !== table);
  const kept = [...others, [table, given] as const].slice(-MOST_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // a browser that keeps nothing can still play; it can only not compare in the end
  }
}

/** What this browser gave to a table, if it remembers. */
export const givenTo = (table: string): Given | undefined => read()[table];

function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const underWay = new Set<string>(); // what was sent and not answered yet, so that it is sent once

/** The own seats whose nonce is awaited. */
export const awaited = (info: TableInfo): number[] =>
  info.status === "open" ? info.you.seats.filter((seat) => info.seats[seat]?.nonce === "") : [];

/**
 * Add to the luck of a table whose seal is known, for every own seat that has not yet. A nonce is
 * kept before it is sent, so that sending it once more sends the same.
 */
export async function addNonces(
  info: TableInfo,
  send: (table: string, seat: number, nonce: string) => Promise<unknown>,
): Promise<void> {
  for (const seat of awaited(info)) {
    const mark = `${info.id} ${seat}`;
    if (underWay.has(mark)) continue;
    underWay.add(mark);
    const before = givenTo(info.id);
    const given = before?.seal === info.commitment ? before : { seal: info.commitment, nonces: {} };
    const nonce = given.nonces[seat] ?? fresh();
    write(info.id, { ...given, nonces: { ...given.nonces, [seat]: nonce } });
    await send(info.id, seat, nonce)
      .catch(() => undefined) // the table asks again if it is lost
      .finally(() => underWay.delete(mark));
  }
}
