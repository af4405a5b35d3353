// What needs no engine: answers that lie beside the page as files, and the list of the own tables.

import { beside } from "../core/house";
import type { Asked, Reply } from "../core/transport";
import { read } from "./database";

const MINE = "/api/me/tables";
const LAST = "\u{10ffff}"; // after every key

let listed: Promise<Record<string, string>> | null = null;

/** Files by the requests that they answer; a site that has none asks its engine. */
function list(): Promise<Record<string, string>> {
  listed ??= fetch(beside("answers/answers.json"))
    .then((answer) => (answer.ok ? (answer.json() as Promise<Record<string, string>>) : {}))
    .catch(() => ({}));
  return listed;
}

/** Answer from what lies beside the page, or not at all. */
export async function answerBeside({ method, path }: Asked): Promise<Reply | null> {
  if (method !== "GET") return null;
  if (path === MINE) return mine();
  const file = (await list())[path];
  if (!file) return null;
  const answer = await fetch(beside(`answers/${file}`)).catch(() => null);
  return answer?.ok ? { status: 200, text: await answer.text() } : null;
}

/** The own tables as they were kept last. */
async function mine(): Promise<Reply | null> {
  const lines = await read("lines", "", LAST).catch(() => null);
  return lines && { status: 200, text: `[${lines.join(",")}]` };
}
