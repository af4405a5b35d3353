// What does not come is asked for again, on a clock that the test moves.

import { afterEach, beforeEach, expect, it, vi } from "vitest";

const { Insistent } = await import("./insistent.svelte");
const { travelBy } = await import("./transport");

let back: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  travelBy({
    request: () => Promise.resolve({ status: 0, text: "" }),
    connect: () => ({ send: () => {}, close: () => {} }),
    onReturn: (soon) => {
      back = soon;
      return () => (back = () => {});
    },
  });
});
afterEach(() => vi.useRealTimers());

/** Something that comes at the given attempt; `asked` are the times of all attempts. */
function coming(at: number): { asked: number[]; fetch: () => Promise<string> } {
  const start = Date.now();
  const asked: number[] = [];
  return {
    asked,
    fetch: () => {
      asked.push(Date.now() - start);
      return asked.length < at ? Promise.reject(new Error("no line")) : Promise.resolve("board");
    },
  };
}

it("takes at once what comes at once", async () => {
  const insistent = new Insistent<string>();
  insistent.seek(coming(1).fetch);
  await vi.advanceTimersByTimeAsync(0);
  expect([insistent.found, insistent.failed]).toEqual(["board", false]);
});

it("asks again after growing pauses until it comes, and then no more", async () => {
  const insistent = new Insistent<string>();
  const { asked, fetch } = coming(4);
  insistent.seek(fetch);
  await vi.advanceTimersByTimeAsync(1000);
  expect([insistent.found, insistent.failed]).toEqual([null, true]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([insistent.found, insistent.failed]).toEqual(["board", false]);
  expect(asked).toEqual([0, 400, 1200, 2800]);
});

it("never pauses longer than eight seconds", async () => {
  const insistent = new Insistent<string>();
  const { asked, fetch } = coming(99);
  insistent.seek(fetch);
  await vi.advanceTimersByTimeAsync(60_000);
  const pauses = asked.slice(1).map((time, place) => time - asked[place]!);
  expect(Math.max(...pauses)).toBe(8000);
});

it("asks at once when the line may be there again, and by hand, with one clock for both", async () => {
  const insistent = new Insistent<string>();
  const { asked, fetch } = coming(4);
  insistent.seek(fetch);
  await vi.advanceTimersByTimeAsync(100);
  back();
  await vi.advanceTimersByTimeAsync(100);
  insistent.again();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([0, 100, 200, 1800]);
});

it("keeps what has come until another one does, and forgets what is not wanted any more", async () => {
  const insistent = new Insistent<string>();
  insistent.seek(coming(1).fetch);
  await vi.advanceTimersByTimeAsync(0);
  insistent.seek(() => new Promise((answer) => setTimeout(() => answer("late"), 500)));
  expect(insistent.found).toBe("board");
  insistent.seek(() => Promise.resolve("other"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(insistent.found).toBe("other");
});

it("asks no more when it has ended", async () => {
  const insistent = new Insistent<string>();
  const { asked, fetch } = coming(99);
  insistent.seek(fetch);
  await vi.advanceTimersByTimeAsync(0);
  insistent.end();
  back();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([0]);
});
