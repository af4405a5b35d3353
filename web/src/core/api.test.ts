// What can be asked, over a transport that is a plain object.

import { beforeEach, expect, it, vi } from "vitest";
import type { Asked, Reply } from "./transport";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["fr"] });
  vi.stubGlobal("localStorage", { getItem: () => null });
});

const { api, ApiError, sentenceOf } = await import("./api");
const { travelBy } = await import("./transport");

const asked: Asked[] = [];
let reply: Reply;

beforeEach(() => {
  asked.length = 0;
  travelBy({
    request: (one) => Promise.resolve((asked.push(one), reply)),
    connect: () => ({ send: () => {}, close: () => {} }),
    onReturn: () => () => {},
  });
});

const failure = (): Promise<unknown> => api.lobby().catch((error: unknown) => error);

it("asks in the language of the reader, and reads what is answered", async () => {
  reply = { status: 200, text: '[{"id": "t1"}]' };
  expect(await api.lobby()).toEqual([{ id: "t1" }]);
  expect(asked).toEqual([{ method: "GET", path: "/api/lobby", language: "fr", body: undefined }]);
});

it("gives a refusal with the server's own sentence", async () => {
  const problem = { code: "no_table", params: {}, sentence: "Il n’y a rien ici.", rule: null };
  reply = { status: 404, text: JSON.stringify({ problem }) };
  const error = await failure();
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 404, problem });
  expect(sentenceOf(error)).toBe("Il n’y a rien ici.");
});

it("says that there is no line where nobody answers, or somebody else does", async () => {
  for (const [status, text] of [
    [0, ""],
    [502, "<html>"],
    [504, "null"],
  ] as const) {
    reply = { status, text };
    const error = await failure();
    expect(error).toMatchObject({ status, problem: null });
    expect(sentenceOf(error)).toBe("web-offline-line");
  }
});

it("reads a replay page by page until it is whole", async () => {
  const pages = [0, 2].map((first) => ({
    count: 3,
    steps: [first, first + 1].slice(0, 3 - first),
  }));
  let page = 0;
  travelBy({
    request: (one) => {
      asked.push(one);
      return Promise.resolve({ status: 200, text: JSON.stringify(pages[page++]) });
    },
    connect: () => ({ send: () => {}, close: () => {} }),
    onReturn: () => () => {},
  });
  expect((await api.replay("t1", null)).steps).toEqual([0, 1, 2]);
  expect(asked.map((one) => /first=(\d+)/.exec(one.path)?.[1])).toEqual(["0", "2"]);
});
