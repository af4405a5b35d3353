// Doing the draws of a match again, in this browser, from its record (docs/fair-luck.md).

import type { Proof } from "./wire";

const SPAN = 1n << 256n;
const SHARE = /^(\S+)@(?:([\w-]+):)?(\d+)\+(\d+)\/(\d+)$/;

export interface Draw {
  version: number;
  stream: string; // what was drawn from, at practice tables; else empty
  number: number; // in its stream, from 0
  low: bigint;
  weight: bigint;
  total: bigint;
}

export class LuckError extends Error {}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const hexOf = (data: ArrayBuffer): string =>
  Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether this browser can do it: not on pages that came without a safe connection. */
export const canCheck = (): boolean => Boolean(globalThis.crypto?.subtle);

/** Read the draws of a record with their numbers, in the order of the log. */
export function drawsOf(record: string, practice: boolean): Draw[] {
  const log = record.split("\nmoves = '''\n")[1]?.split("\n'''")[0] ?? "";
  const taken = new Map<string, number>(); // draws so far, or in force, by stream
  const inForce: Draw[] = [];
  const draws: Draw[] = [];
  for (const line of log.split("\n")) {
    const [done, luck = ""] = line.split(" # ")[0]!.split(" | ");
    const words = done!.split(" ");
    const version = Number(words[0]);
    if (practice && words[2] === "undo") {
      while (inForce.length && inForce.at(-1)!.version >= Number(words[3])) {
        const { stream } = inForce.pop()!;
        taken.set(stream, taken.get(stream)! - 1);
      }
    }
    for (const text of luck.split(" ").filter(Boolean)) {
      const found = SHARE.exec(text);
      if (!found || (found[2] !== undefined) !== practice) throw new LuckError(text);
      const stream = found[2] ?? "";
      const number = taken.get(stream) ?? 0;
      taken.set(stream, number + 1);
      const [low, weight, total] = [BigInt(found[3]!), BigInt(found[4]!), BigInt(found[5]!)];
      if (!weight || low + weight > total) throw new LuckError(text);
      const draw = { version, stream, number, low, weight, total };
      draws.push(draw);
      inForce.push(draw);
    }
  }
  return draws;
}

/** The key of all draws: the seed, then the nonce of every seat in turn. */
export function importKey(seed: string, nonces: readonly string[]): Promise<CryptoKey> {
  const given = nonces.map((nonce) => (/^[0-9a-f]{32}$/.test(nonce) ? nonce : "0".repeat(32)));
  const hash = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", bytesOf(seed + given.join("")), hash, false, ["sign"]);
}

/** The number below the total that belongs to a draw. */
export async function numberOf(
  key: CryptoKey,
  draw: Pick<Draw, "number" | "total" | "stream">,
): Promise<bigint> {
  const limit = SPAN - (SPAN % draw.total);
  for (let attempt = 0; ; attempt += 1) {
    const name = new TextEncoder().encode(draw.stream);
    const tail = attempt || draw.stream ? 4 + name.length : 0;
    const message = new DataView(new ArrayBuffer(8 + tail));
    message.setBigUint64(0, BigInt(draw.number));
    if (tail) message.setUint32(8, attempt);
    new Uint8Array(message.buffer).set(name, 8 + tail - name.length);
    const digest = await crypto.subtle.sign("HMAC", key, message);
    const number = BigInt(`0x${hexOf(digest)}`);
    if (number < limit) return number % draw.total;
  }
}

/** Do all draws again; give how many there were, or throw where one does not hold. */
export async function checkDraws(
  record: string,
  proof: Pick<Proof, "seed" | "nonces" | "commitment">,
  practice: boolean,
): Promise<number> {
  const seed = proof.seed ?? "";
  const seal = hexOf(await crypto.subtle.digest("SHA-256", bytesOf(seed)));
  if (seal !== proof.commitment) throw new LuckError(seal);
  const key = await importKey(seed, proof.nonces);
  const draws = drawsOf(record, practice);
  for (const draw of draws) {
    const number = await numberOf(key, draw);
    if (number < draw.low || number >= draw.low + draw.weight) throw new LuckError(String(number));
  }
  return draws.length;
}
