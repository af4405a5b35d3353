// A table over a transport that is a plain object: no server, no network, no browser.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableClient } from "./table.svelte";
import type { Asked, Call, Connection, Listener, Reply, Transport } from "./transport";
import type { Message, Request, State, TableInfo } from "./wire";

const TEXT = { key: "game-nothing", params: {} };
const PROBLEM = { code: "stale", sentence: "Too late." };

/** What a page has and these tests need: somewhere to keep settings, a screen to draw on. */
vi.hoisted(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("navigator", { languages: ["fr"] });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw));
});

const { TableClient: Client } = await import("./table.svelte");
const { travelBy } = await import("./transport");

/** The other end of the line. */
class Other {
  calls: Call[] = [];
  sent: Record<string, unknown>[] = [];
  asked: Asked[] = [];
  listener: Listener | null = null;
  reply: Reply = { status: 200, text: "{}" };
  back: () => void = () => {};

  readonly transport: Transport = {
    request: (asked) => {
      this.asked.push(asked);
      return Promise.resolve(this.reply);
    },
    connect: (call, listener): Connection => {
      this.calls.push(call);
      this.listener = listener;
      return {
        send: (message) => this.sent.push(message as unknown as Record<string, unknown>),
        close: () => (this.listener = null),
      };
    },
    onReturn: (soon) => {
      this.back = soon;
      return () => (this.back = () => {});
    },
  };

  say(message: Message): void {
    this.listener?.hear(message);
  }

  answer(result: "accepted" | "refused"): Promise<void> {
    const { id } = this.sent.at(-1) as unknown as Request;
    const problem = result === "accepted" ? null : PROBLEM;
    this.say({ type: "answer", id, result, version: 1, problem } as Message);
    return Promise.resolve();
  }
}

const info = (changes: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: "t1",
    status: "playing",
    now: Date.now(),
    seats: [],
    you: { owner: true, seats: [0] },
    ...changes,
  }) as unknown as TableInfo;

const state = (version: number, seat = 0): State =>
  ({ version, seat, asked: true, turns: [seat], legal: [{ code: 7 }] }) as unknown as State;

const told = (...names: string[]) => names.map((event) => ({ event: { event }, text: TEXT }));

const welcome = (version: number, first = 0, ...names: string[]): Message =>
  ({
    type: "welcome",
    table: info(),
    state: state(version),
    first,
    events: told(...names),
    chat: [],
  }) as unknown as Message;

const update = (version: number, first: number, ...names: string[]): Message =>
  ({ type: "update", first, events: told(...names), state: state(version) }) as unknown as Message;

let other: Other;
let table: TableClient;

beforeEach(() => {
  vi.useFakeTimers();
  other = new Other();
  travelBy(other.transport);
  table = new Client("t1");
});
afterEach(() => {
  table.end();
  vi.useRealTimers();
});

describe("a table", () => {
  it("calls once, tells what it knows, and shows what it is welcomed with", () => {
    expect(other.calls).toEqual([{ table: "t1", since: -1, seat: null, language: "fr" }]);
    expect(table.line).toBe("connecting");
    other.say(welcome(4, 0, "Dealt"));
    expect([table.line, table.state?.version, table.log.length]).toEqual(["open", 4, 1]);
    expect(table.mayAct).toBe(true);
  });

  it("sends a choice with the version it was made for, and is told why it was refused", async () => {
    other.say(welcome(4));
    const accepted = table.act(7);
    expect(other.sent.at(-1)).toMatchObject({ type: "act", version: 4, code: 7, seat: 0 });
    expect(table.mayAct).toBe(false);
    await other.answer("refused");
    expect(await accepted).toBe(false);
    expect([table.problem, table.busy]).toEqual([PROBLEM, false]);
  });

  it("says why until the table has changed since then", async () => {
    other.say(welcome(4));
    other.say(update(5, 0, "Played")); // somebody was faster
    void table.act(7);
    await other.answer("refused");
    other.say(welcome(5, 0, "Played")); // the line was lost for a moment
    vi.runAllTimers();
    expect([table.state?.version, table.problem]).toEqual([5, PROBLEM]);
    other.say(update(6, 1, "Drawn"));
    vi.runAllTimers();
    expect([table.state?.version, table.problem]).toEqual([6, null]);
  });

  it("shows what others do one step after the other", () => {
    other.say(welcome(4));
    other.say(update(5, 0, "Played"));
    other.say(update(6, 1, "Drawn"));
    expect([table.state?.version, table.behind]).toEqual([5, 1]);
    vi.runAllTimers();
    expect([table.state?.version, table.behind, table.log.length]).toEqual([6, 0, 2]);
  });

  it("answers a heartbeat", () => {
    other.say({ type: "ping", at: 12 });
    expect(other.sent).toEqual([{ type: "pong", at: 12 }]);
  });
});

describe("a line that is lost", () => {
  it("comes back by itself, from where it was, and asks again what had no answer", async () => {
    other.say(welcome(4, 0, "Dealt"));
    const undone = table.undo();
    const asked = other.sent.at(-1);
    other.listener!.lost(false);
    expect(table.line).toBe("lost");
    vi.runAllTimers();
    expect(other.calls.at(-1)).toMatchObject({ since: 4 });
    other.say(welcome(5, 1, "Undone"));
    expect(other.sent).toEqual([asked, asked]);
    await other.answer("accepted");
    expect(await undone).toBe(true);
    expect(table.log).toHaveLength(2);
  });

  it("is called anew at once when the network is there again", () => {
    other.back();
    expect(other.calls).toHaveLength(1); // it was never gone
    other.listener!.lost(false);
    other.back();
    expect(other.calls).toHaveLength(2);
    vi.runAllTimers();
    expect(other.calls).toHaveLength(2);
  });

  it("stays closed where asking again would not help, and after the end", () => {
    other.listener!.lost(true);
    vi.runAllTimers();
    expect([table.line, other.calls.length]).toEqual(["closed", 1]);
    table.end();
    other.back();
    expect(other.calls).toHaveLength(1);
  });
});

it("fetches an earlier page of the log by a request", async () => {
  other.say(welcome(4, 2, "Played"));
  expect(table.hasEarlier).toBe(true);
  other.reply = { status: 200, text: JSON.stringify({ first: 0, events: told("Dealt", "Drawn") }) };
  await table.earlier();
  expect(other.asked.at(-1)).toMatchObject({ method: "GET", language: "fr" });
  expect(table.log.map((line) => line.number)).toEqual([0, 1, 2]);
});

it("looks anew when its seat has changed hands", () => {
  other.say(welcome(4));
  table.reconnect();
  expect(table.state).toBeNull();
  expect(other.calls.at(-1)).toMatchObject({ since: -1, seat: null });
});
