// Messages without a network: to the tables in this browser. One tab's worker holds the engine, and the
// others speak through it; when that tab is closed, another one takes over.

import { beside } from "../core/house";
import type { Asked, Connection, Listener, Reply, Transport } from "../core/transport";
import type { Message } from "../core/wire";
import { answerBeside } from "./answers";
import { progress } from "./progress.svelte";
import { alive, name, type Begin, type Talk, type ToEngine, type ToTabs } from "./talk";

const LOCK = "voltige-engine";
const NOBODY: Reply = { status: 0, text: "" };
const FULL = '"code":"browser_full"'; // as the engine writes it in a Problem
const AGAIN = /\/do$|\/replay$/; // what may be asked twice: a table does nothing twice

interface Waiting {
  asked: Asked;
  settle: (reply: Reply) => void;
  sent: boolean;
}

interface Line {
  call: Parameters<Transport["connect"]>[0];
  listener: Listener;
  sent: boolean; // whether the engine knows of it
}

class Tab {
  readonly #shares = "locks" in navigator; // only then can tabs agree on who leads
  readonly #channel = new BroadcastChannel(this.#shares ? "voltige" : `voltige-${name()}`);
  #engine = ""; // the one that leads, as far as we have heard
  #ready = false;
  #awake = false;
  #worker: Worker | null = null; // where this tab leads
  #own = ""; // the engine in it
  readonly #asked = new Map<string, Waiting>();
  readonly #lines = new Map<string, Line>();
  readonly #returns = new Set<() => void>();

  constructor() {
    this.#channel.onmessage = ({ data }: MessageEvent<Talk>) => {
      if (data.to === "tabs") this.#hear(data);
    };
  }

  ask(asked: Asked): Promise<Reply> {
    this.wake();
    return new Promise((settle) => {
      const id = name();
      this.#asked.set(id, { asked, settle, sent: false });
      this.#flush();
    });
  }

  connect(call: Line["call"], listener: Listener): Connection {
    this.wake();
    const line = name();
    this.#lines.set(line, { call, listener, sent: false });
    this.#flush();
    return {
      send: (message) =>
        this.#say({ to: "engine", say: "send", line, text: JSON.stringify(message) }),
      close: () => {
        if (this.#lines.delete(line)) this.#say({ to: "engine", say: "close", line });
      },
    };
  }

  onReturn(soon: () => void): () => void {
    this.#returns.add(soon);
    return () => this.#returns.delete(soon);
  }

  /** See to it that an engine is there: another tab's, or our own. */
  wake(): void {
    if (this.#awake) return;
    this.#awake = true;
    if (!this.#shares) return this.#lead();
    this.#say({ to: "engine", say: "who" });
    void navigator.locks.request(LOCK, () => {
      this.#lead();
      return new Promise(() => undefined); // until this tab is gone
    });
  }

  #lead(): void {
    const worker = new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module" });
    const base = beside("engine/");
    const channel = this.#channel.name;
    const begin: Begin = { engine: name(), channel, base, alone: this.#shares };
    this.#worker = worker;
    this.#own = begin.engine;
    worker.onerror = () => this.#bury(begin.engine);
    worker.postMessage(begin);
    void navigator.storage?.persist?.(); // so that the browser drops it last
  }

  /** Start the engine again after a crash; the tab that leads does it. */
  again(): void {
    if (!this.#worker) this.#channel.postMessage({ to: "tabs", say: "again" } satisfies ToTabs);
    else if (progress.state?.is === "crashed") {
      progress.state = { is: "starting" };
      this.#lead();
    }
  }

  /** Wait until our worker is gone; it holds this lock as long as it lives. */
  #watchOver(engine: string): void {
    if (this.#shares) void navigator.locks.request(alive(engine), () => this.#bury(engine));
  }

  /** Our worker is gone: say so in every tab. */
  #bury(engine: string): void {
    if (engine !== this.#own || !this.#worker) return;
    this.#worker.terminate();
    const told: ToTabs = { to: "tabs", say: "state", engine, state: { is: "crashed" } };
    this.#channel.postMessage(told);
    this.#hear(told);
  }

  #say(told: ToEngine): void {
    this.#channel.postMessage(told);
  }

  #hear(told: ToTabs): void {
    if (told.say === "state") this.#follow(told.engine, told.state);
    else if (told.say === "reply") {
      const waiting = this.#asked.get(told.id);
      if (waiting) this.#watch(told.reply.text);
      waiting?.settle(told.reply);
      this.#asked.delete(told.id);
    } else if (told.say === "hear") {
      const line = this.#lines.get(told.line);
      if (line) this.#watch(told.text);
      line?.listener.hear(JSON.parse(told.text) as Message);
    } else if (told.say === "again") {
      if (this.#worker) this.again();
    } else {
      const line = this.#lines.get(told.line);
      this.#lines.delete(told.line);
      line?.listener.lost(told.final);
    }
  }

  #follow(engine: string, state: (ToTabs & { say: "state" })["state"]): void {
    if (engine !== this.#engine && engine === this.#own) this.#watchOver(engine);
    if (engine !== this.#engine || state.is === "crashed") this.#forget();
    this.#engine = engine;
    const before = this.#ready;
    this.#ready = state.is === "ready";
    if (this.#awake) progress.state = state;
    if (state.is === "failed") this.#giveUp();
    if (!this.#ready || before) return;
    this.#flush();
    for (const soon of this.#returns) soon();
  }

  /** Whatever was refused for want of room, the way out is the same. */
  #watch(text: string): void {
    if (text.includes(FULL)) progress.full = true;
  }

  /** Another engine leads: what the old one knew of is lost, or asked again. */
  #forget(): void {
    this.#ready = false;
    for (const [id, waiting] of this.#asked) {
      if (!waiting.sent) continue;
      if (waiting.asked.method === "GET" || AGAIN.test(waiting.asked.path)) waiting.sent = false;
      else {
        this.#asked.delete(id);
        waiting.settle(NOBODY);
      }
    }
    for (const [id, line] of [...this.#lines]) {
      if (!line.sent) continue;
      this.#lines.delete(id);
      line.listener.lost(false);
    }
  }

  #giveUp(): void {
    for (const { settle } of this.#asked.values()) settle(NOBODY);
    this.#asked.clear();
    const lines = [...this.#lines.values()];
    this.#lines.clear();
    for (const line of lines) line.listener.lost(true);
  }

  /** Tell the engine what it does not know yet. */
  #flush(): void {
    if (!this.#ready) return;
    for (const [id, waiting] of this.#asked) {
      if (waiting.sent) continue;
      waiting.sent = true;
      this.#say({ to: "engine", say: "ask", id, asked: waiting.asked });
    }
    for (const [line, opened] of this.#lines) {
      if (opened.sent) continue;
      opened.sent = true;
      this.#say({ to: "engine", say: "connect", line, call: opened.call });
    }
  }
}

const tab = new Tab();

/** In this browser, with no server at all. */
export const local: Transport = {
  request: async (asked) => (await answerBeside(asked)) ?? tab.ask(asked),
  connect: (call, listener) => tab.connect(call, listener),
  onReturn: (soon) => tab.onReturn(soon),
};

/** Start the engine again after a crash. */
export const startAgain = (): void => tab.again();
