// What can be asked of the server. A refusal is an ApiError with the server's own sentence.

import { keep } from "./keys";
import { addNonces } from "./nonces";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";
import { transport, type Asked } from "./transport";
import type {
  Components,
  Continue,
  ExampleInfo,
  GameInfo,
  Health,
  Judgement,
  LabDraft,
  LabEdition,
  LabTold,
  LabTrial,
  LandscapeInfo,
  Landscapes,
  LogPage,
  Me,
  NewTable,
  Odds,
  OwnLandscape,
  Problem,
  Proof,
  Replay,
  Rule,
  Rulebook,
  Seated,
  Sit,
  Sketch,
  TableInfo,
  TableLine,
  Token,
  TryExample,
} from "./wire";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.sentence ?? "");
  }

  /** Nobody was there to say why: no line, or a server behind another one that just starts. */
  get unanswered(): boolean {
    return this.problem === null;
  }
}

/** Say why a request failed: the server's own sentence, or that there is no line to it. */
export function sentenceOf(error: unknown): string {
  return (error instanceof ApiError && error.message) || t("web-offline-line");
}

async function ask<T>(method: Asked["method"], path: string, body?: unknown): Promise<T> {
  return JSON.parse(await askText(method, path, body)) as T;
}

async function askText(method: Asked["method"], path: string, body?: unknown): Promise<string> {
  const { status, text } = await transport().request({
    method,
    path,
    language: settings.language,
    body,
  });
  if (status < 200 || status > 299) throw new ApiError(status, problemIn(text));
  return text;
}

function problemIn(text: string): Problem | null {
  try {
    return (JSON.parse(text) as { problem: Problem } | null)?.problem ?? null;
  } catch {
    return null; // not the server's own words
  }
}

/** Take a seat, keep its recovery key for as long as this tab lives, and add to the luck. */
async function seat(path: string, body: object): Promise<Seated> {
  const seated = await ask<Seated>("POST", path, body);
  keep(seated);
  await addToLuck(seated.table);
  return seated;
}

/** Give the nonces that are still awaited of this browser, now that it knows the seal. */
export const addToLuck = (info: TableInfo): Promise<void> =>
  addNonces(info, (table, seat, nonce) =>
    ask("POST", `/api/tables/${at(table)}/do`, { type: "nonce", id: `n${seat}`, seat, nonce }),
  );

/** Read all pages of a replay. */
async function pages(page: (first: number) => Promise<Replay>): Promise<Replay> {
  const replay = await page(0);
  const steps = [...replay.steps];
  while (steps.length < replay.count) {
    const next = await page(steps.length);
    if (!next.steps.length) break; // it has become shorter
    steps.push(...next.steps);
  }
  return { ...replay, steps };
}

const at = encodeURIComponent;

export const api = {
  games: () => ask<GameInfo[]>("GET", `/api/games?language=${settings.language}`),
  examples: (game: string) =>
    ask<ExampleInfo[]>("GET", `/api/games/${game}/examples?language=${settings.language}`),
  rulebook: (game: string) =>
    ask<Rulebook>("GET", `/api/games/${at(game)}/rules?language=${settings.language}`),
  rule: (game: string, number: string) =>
    ask<Rule>("GET", `/api/games/${at(game)}/rules/${at(number)}?language=${settings.language}`),
  health: () => ask<Health>("GET", "/healthz"),
  me: () => ask<Me>("GET", "/api/me"),
  mine: () => ask<TableLine[]>("GET", "/api/me/tables"),
  lobby: () => ask<TableLine[]>("GET", "/api/lobby"),
  create: (table: NewTable) => seat("/api/tables", table),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${at(id)}`),
  components: (id: string) => ask<Components>("GET", `/api/tables/${at(id)}/components`),
  log: (id: string, seat: number, before: number) =>
    ask<LogPage>("GET", `/api/tables/${at(id)}/log?seat=${seat}&before=${before}`),
  odds: (id: string, seat: number) => ask<Odds>("GET", `/api/tables/${at(id)}/odds?seat=${seat}`),
  sit: (id: string, wish: Sit) => seat(`/api/tables/${at(id)}/sit`, wish),
  recover: (id: string, key: string) =>
    ask<TableInfo>("POST", `/api/tables/${at(id)}/recover`, { key }),
  rematch: (id: string) => seat(`/api/tables/${at(id)}/rematch`, {}),
  proof: (id: string) => ask<Proof>("GET", `/api/matches/${at(id)}/proof`),
  replay: (id: string, seat: number | null) =>
    pages((first) =>
      ask<Replay>(
        "GET",
        `/api/matches/${at(id)}/replay?position=true&first=${first}${seat === null ? "" : `&seat=${seat}`}`,
      ),
    ),
  edition: (game: string, name: string) =>
    ask<Components>("GET", `/api/games/${at(game)}/editions/${at(name)}`),
  /** Some steps of a match, from one on, as a seat sees them. */
  replayPage: (id: string, seat: number, first: number) =>
    ask<Replay>("GET", `/api/matches/${at(id)}/replay?position=true&first=${first}&seat=${seat}`),
  token: (name: string, scopes: Token["scopes"]) =>
    ask<Token>("POST", "/api/tokens", { name, scopes }),
  record: (id: string) => askText("GET", `/api/matches/${at(id)}/record`),
  replayRecord: (record: string, seat: number) =>
    pages((first) =>
      ask<Replay>("POST", "/api/records/replay", { record, seat, first, position: true }),
    ),
  landscapes: () => ask<Landscapes>("GET", "/api/landscapes"),
  randomLandscape: (level: string, seed: number) =>
    ask<LandscapeInfo>("GET", `/api/landscapes/random?level=${level}&seed=${seed}`),
  judge: (sketch: Sketch) => ask<Judgement>("POST", "/api/landscapes/judge", sketch),
  writeEdition: (own: OwnLandscape) => askText("POST", "/api/landscapes/edition", own),
  labEdition: (draft: LabDraft) => ask<LabEdition>("POST", "/api/lab/edition", draft),
  lab: (trial: LabTrial) => ask<LabTold>("POST", "/api/lab", trial),
  continueRecord: (wish: Continue) => seat("/api/records/continue", wish),
  tryExample: (wish: TryExample) => seat("/api/examples/try", wish),
};
