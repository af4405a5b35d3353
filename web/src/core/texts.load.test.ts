// Sentences arrive in parts, over a transport that is a plain object.

import { beforeEach, expect, it, vi } from "vitest";
import type { Asked } from "./transport";

const { texts, t } = await import("./texts.svelte");
const { travelBy } = await import("./transport");

const SOURCES: Record<string, string> = {
  "/api/texts/en?game=": "web-table = Table",
  "/api/texts/fr?game=": "web-table = Table ronde",
  "/api/texts/en?game=loops": "loops-pile = Pile",
  "/api/texts/fr?game=loops": "loops-pile = Tas",
};
const asked: string[] = [];
const waiting: (() => void)[] = [];

beforeEach(() => {
  asked.length = 0;
  travelBy({
    request: ({ path }: Asked) => {
      asked.push(path);
      return new Promise((answer) =>
        waiting.push(() => answer({ status: 200, text: SOURCES[path] ?? "" })),
      );
    },
    connect: () => ({ send: () => {}, close: () => {} }),
    onReturn: () => () => {},
  });
});

async function arrive(loading: Promise<void>): Promise<void> {
  for (const answer of waiting.splice(0)) answer();
  await loading;
}

it("brings with a game what every page needs, and nothing twice", async () => {
  await arrive(texts.load("en", "loops"));
  expect(asked).toEqual(["/api/texts/en?game=", "/api/texts/en?game=loops"]);
  expect([t("web-table"), t("loops-pile")]).toEqual(["Table", "Pile"]);
  await arrive(texts.load("en"));
  await arrive(texts.load("en", "loops"));
  expect(asked).toHaveLength(2);
});

it("takes what was fetched along into another language, at one moment", async () => {
  const loading = texts.load("fr");
  expect(asked).toEqual(["/api/texts/fr?game=", "/api/texts/fr?game=loops"]);
  waiting.shift()!();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  expect([t("web-table"), t("loops-pile")]).toEqual(["Table", "Pile"]);
  await arrive(loading);
  expect([t("web-table"), t("loops-pile")]).toEqual(["Table ronde", "Tas"]);
});

it("drops what arrives in a language that is no longer spoken", async () => {
  const late = texts.load("fr", "lucky-loop");
  const answers = waiting.splice(0);
  await arrive(texts.load("en"));
  for (const answer of answers) answer();
  await late;
  expect([texts.language, t("web-table"), t("loops-pile")]).toEqual(["en", "Table", "Pile"]);
});

it("stays in the language wished for last, whichever arrives", async () => {
  const late = texts.load("fr");
  await texts.load("en");
  await arrive(late);
  expect(texts.language).toBe("en");
});
