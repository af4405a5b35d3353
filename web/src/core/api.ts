// Requests over HTTP. A refusal is an ApiError with the server's own sentence.

import { settings } from "./settings.svelte";
import type {
  Continue,
  GameInfo,
  Health,
  Me,
  NewTable,
  Odds,
  Problem,
  Proof,
  Replay,
  Rule,
  Seated,
  Sit,
  TableInfo,
  TableLine,
} from "./wire";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.sentence ?? "");
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        "Accept-Language": settings.language,
        ...(body ? { "Content-Type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new ApiError(0, null); // no line to the server
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => null)) as { problem: Problem } | null;
    throw new ApiError(answer.status, told?.problem ?? null);
  }
  return (await answer.json()) as T;
}

/** What this browser adds to the luck of a match. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const at = encodeURIComponent;

export const api = {
  games: () => ask<GameInfo[]>("GET", `/api/games?language=${settings.language}`),
  rule: (game: string, number: string) =>
    ask<Rule>("GET", `/api/games/${at(game)}/rules/${at(number)}?language=${settings.language}`),
  health: () => ask<Health>("GET", "/healthz"),
  me: () => ask<Me>("GET", "/api/me"),
  mine: () => ask<TableLine[]>("GET", "/api/me/tables"),
  lobby: () => ask<TableLine[]>("GET", "/api/lobby"),
  create: (table: NewTable) => ask<Seated>("POST", "/api/tables", { nonce: nonce(), ...table }),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${at(id)}`),
  odds: (id: string, seat: number) => ask<Odds>("GET", `/api/tables/${at(id)}/odds?seat=${seat}`),
  sit: (id: string, wish: Sit) =>
    ask<Seated>("POST", `/api/tables/${at(id)}/sit`, { nonce: nonce(), ...wish }),
  recover: (id: string, key: string) =>
    ask<TableInfo>("POST", `/api/tables/${at(id)}/recover`, { key }),
  rematch: (id: string) => ask<Seated>("POST", `/api/tables/${at(id)}/rematch`, { nonce: nonce() }),
  proof: (id: string) => ask<Proof>("GET", `/api/matches/${at(id)}/proof`),
  replay: (id: string, seat: number | null) =>
    ask<Replay>("GET", `/api/matches/${at(id)}/replay${seat === null ? "" : `?seat=${seat}`}`),
  replayRecord: (record: string, seat: number) =>
    ask<Replay>("POST", "/api/records/replay", { record, seat }),
  continueRecord: (wish: Continue) =>
    ask<Seated>("POST", "/api/records/continue", { nonce: nonce(), ...wish }),
};
