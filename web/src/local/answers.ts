// What needs no engine: answers that lie beside the page as files, and the list of the own tables.

import { beside } from "../core/house";
import type { Asked, Reply } from "../core/transport";
import { read } from "./database";
import { Library } from "./library";

const MINE = "/api/me/tables";
const LAST = "\u{10ffff}"; // after every key

let library: Library | null = null;

/** Answer from what lies beside the page, or not at all. */
export async function answerBeside({ method, path }: Asked): Promise<Reply | null> {
  if (method !== "GET") return null;
  if (path === MINE) return mine();
  library ??= new Library(beside("answers/"));
  const text = await library.read(path);
  return text === null ? null : { status: 200, text };
}

/** The own tables as they were kept last. */
async function mine(): Promise<Reply | null> {
  const lines = await read("lines", "", LAST).catch(() => null);
  return lines && { status: 200, text: `[${lines.join(",")}]` };
}
