// All matches as .flight files: carried away in one archive, brought back from it or one by one.

import { sentenceOf } from "../core/api";
import { settings } from "../core/settings.svelte";
import { t } from "../core/texts.svelte";
import { transport, type Asked } from "../core/transport";
import type { Problem } from "../core/wire";
import { unzip, zip } from "./zip";

/** A match that takes room here (local/records.py); `brought` tells that it came as a file. */
export interface KeptMatch {
  id: string;
  game: string;
  names: string[];
  status: string;
  changed_at: number;
  bytes: number;
  brought: boolean;
}

interface Saved {
  name: string;
  record: string;
}

const TAKEN_MS = 40_000; // by then every browser has taken the file
const ARCHIVE = "voltige-matches.zip";

class Refused extends Error {}

async function ask(method: Asked["method"], path: string, body?: unknown): Promise<string> {
  const { language } = settings;
  const { status, text } = await transport().request({ method, path, language, body });
  if (status >= 200 && status < 300) return text;
  throw new Refused(status ? (JSON.parse(text) as { problem: Problem }).problem.sentence : "");
}

export const kept = async (): Promise<KeptMatch[]> =>
  JSON.parse(await ask("GET", "/api/records/kept")) as KeptMatch[];

/** Delete a match for good; gives what is left. */
export const drop = async (id: string): Promise<KeptMatch[]> =>
  JSON.parse(
    await ask("POST", `/api/records/kept/${encodeURIComponent(id)}/delete`),
  ) as KeptMatch[];

export const recordOf = (id: string): Promise<string> =>
  ask("GET", `/api/records/kept/${encodeURIComponent(id)}`);

/** Save all matches as one archive; gives how many there are. */
export async function saveAll(): Promise<number> {
  const saved = JSON.parse(await ask("GET", "/api/records")) as Saved[];
  if (saved.length)
    download(ARCHIVE, zip(saved.map(({ name, record }) => ({ name, text: record }))));
  return saved.length;
}

/** Save one match. */
export async function saveOne(id: string): Promise<void> {
  download(`${id}.flight`, new Blob([await recordOf(id)]));
}

function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_MS);
}

/** Bring matches back from files; gives how many came, and what is wrong with the others. */
export async function bring(files: readonly File[]): Promise<{ count: number; wrong: string[] }> {
  let count = 0;
  const wrong: string[] = [];
  for (const file of files) {
    const inside = await unzip(file);
    const entries = inside ?? [{ name: file.name, text: await file.text() }];
    for (const { name, text } of entries) {
      try {
        await ask("POST", "/api/records/kept", { record: text });
        count++;
      } catch (error) {
        wrong.push(t("web-local-wrong", { name, reason: reasonOf(error) }));
      }
    }
  }
  return { count, wrong };
}

export const reasonOf = (error: unknown): string =>
  (error instanceof Refused && error.message) || sentenceOf(error);
