// A table as this browser sees it: what has arrived, what is shown by now, and what can be asked.

import { addToLuck } from "./api";
import { settings } from "./settings.svelte";
import { TableSocket, type Line } from "./socket";
import type { Answer, ChatLine, Message, Problem, Race, State, TableInfo, WireEvent } from "./wire";

const PAUSE_MS = { calm: 900, brisk: 350, instant: 0 };
const PAINTING = -1; // stands for a timer until the next picture
const MOST_QUEUED = 40; // more than that is not followed but shown at once

export type Standing = NonNullable<State["standing"]>;

export interface LogLine {
  number: number;
  event: WireEvent;
}

interface Frame {
  first: number;
  events: readonly WireEvent[];
  state: State;
  undone: boolean;
}

export interface RaceWindow {
  version: number;
  opens: number; // by this browser's clock
  closes: number;
}

export class TableClient {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null); // what is shown
  events = $state.raw<readonly WireEvent[]>([]); // what led to it
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  race = $state.raw<RaceWindow | null>(null);
  line = $state<Line>("connecting");
  problem = $state.raw<Problem | null>(null); // why the last wish was refused
  gone = $state.raw<Problem | null>(null); // why the server said goodbye
  busy = $state(false); // a wish is on its way
  behind = $state(0); // frames that wait to be shown

  #socket: TableSocket;
  #seat: number | null;
  #frames: Frame[] = [];
  #timer = 0;
  #newest = -1; // version of the newest state that has arrived
  #heard = 0; // number of the next event
  #offset = 0; // the server's clock minus ours

  constructor(id: string, seat: number | null = null) {
    this.id = id;
    this.#seat = seat;
    this.#socket = new TableSocket(
      () => this.#address(),
      (message) => this.#hear(message),
      (line) => (this.line = line),
    );
  }

  /** The server's time now. */
  now(): number {
    return Date.now() + this.#offset;
  }

  /** Whether this seat can decide what is shown. */
  get mayAct(): boolean {
    return (
      Boolean(this.state?.asked) &&
      !this.busy &&
      this.behind === 0 &&
      this.info?.status === "playing"
    );
  }

  /** Do a legal action by its code. */
  act(code: number): Promise<boolean> {
    return this.#submit({ code });
  }

  /** Try something that need not be legal: it may be refused, or punished as a fault. */
  attempt(action: Record<string, unknown>): Promise<boolean> {
    return this.#submit({ action });
  }

  async #submit(what: { code: number } | { action: Record<string, unknown> }): Promise<boolean> {
    if (this.busy || !this.state) return false;
    this.busy = true;
    clearTimeout(this.#timer); // what one does oneself is shown at once
    this.#timer = 0;
    try {
      const version = this.race?.version ?? this.#newest;
      return this.#judge(
        await this.#socket.ask({ type: "act", version, ...what, seat: this.#own() }),
      );
    } finally {
      this.busy = false;
    }
  }

  async undo(): Promise<boolean> {
    return this.#judge(await this.#socket.ask({ type: "undo", seat: this.#own() }));
  }

  async propose(what: "undo" | "end" | "pause"): Promise<boolean> {
    return this.#judge(await this.#socket.ask({ type: "propose", what, seat: this.#own() }));
  }

  async vote(agree: boolean): Promise<boolean> {
    return this.#judge(await this.#socket.ask({ type: "vote", agree, seat: this.#own() }));
  }

  async resume(): Promise<boolean> {
    return this.#judge(await this.#socket.ask({ type: "resume", seat: this.#own() }));
  }

  async resign(): Promise<boolean> {
    return this.#judge(await this.#socket.ask({ type: "resign", seat: this.#own() }));
  }

  async leave(): Promise<boolean> {
    return this.#judge(await this.#socket.ask({ type: "leave", seat: this.#own() }));
  }

  /** Leave a standing order for races by correspondence. */
  async order(standing: Standing): Promise<boolean> {
    return this.#judge(await this.#socket.ask({ type: "order", standing, seat: this.#own() }));
  }

  async replace(seat: number, controller: string): Promise<boolean> {
    return this.#judge(await this.#socket.ask({ type: "replace", seat, controller }));
  }

  async say(text: string): Promise<boolean> {
    return this.#judge(await this.#socket.ask({ type: "say", text, seat: this.#own() }));
  }

  async mute(target: number, muted: boolean): Promise<boolean> {
    return this.#judge(await this.#socket.ask({ type: "mute", target, muted }));
  }

  /** Look from another own seat: one screen, several people. */
  async look(seat: number): Promise<void> {
    this.#seat = seat;
    this.#forget();
    await this.#socket.ask({ type: "look", seat });
  }

  /** Call again, as whoever this browser is by now: after a seat was taken or found again. */
  reconnect(): void {
    this.#seat = null;
    this.#forget();
    this.gone = null;
    this.#socket.restart();
  }

  /** Show at once what waits to be shown. */
  skip(): void {
    const last = this.#frames.at(-1);
    if (!last) return;
    clearTimeout(this.#timer);
    this.#timer = 0;
    for (const frame of this.#frames) this.#write(frame);
    this.#frames = [];
    this.behind = 0;
    this.#show(last);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#socket.end();
  }

  #address(): string {
    const seat = this.#seat === null ? "" : `&seat=${this.#seat}`;
    return `/api/tables/${this.id}/socket?position=true&since=${this.#newest}&language=${settings.language}${seat}`;
  }

  #own(): number | undefined {
    const seat = this.state?.seat ?? -1;
    return seat >= 0 ? seat : undefined;
  }

  #judge(answer: Answer): boolean {
    this.problem = answer.result === "accepted" ? null : answer.problem;
    return answer.result === "accepted";
  }

  #hear(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.#clock(message.table);
        this.chat = message.chat;
        if (message.state) this.#welcome(message.first, message.events, message.state);
        break;
      case "update":
        this.race = null;
        this.#queue(message.first, message.events, message.state, message.undone);
        break;
      case "table":
        this.#clock(message.table);
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "race":
        this.race = this.#window(message);
        break;
      case "bye":
        this.gone = message.problem;
        break;
    }
  }

  #clock(info: TableInfo): void {
    this.#offset = info.now - Date.now();
    this.info = info;
    void addToLuck(info); // where a reload has come between a seat and its nonce
  }

  #window(race: Race): RaceWindow {
    this.skip();
    const offset = race.now - Date.now();
    return { version: race.version, opens: race.open_at - offset, closes: race.close_at - offset };
  }

  #welcome(first: number, events: readonly WireEvent[], state: State): void {
    const frame = { first, events, state, undone: false };
    const fresh = this.state === null || this.state.seat !== state.seat;
    if (fresh) this.#forget();
    this.#newest = state.version;
    if (fresh) {
      this.#write(frame);
      this.#show({ ...frame, events: [] });
    } else {
      this.#queue(first, events, state, false);
    }
  }

  #queue(first: number, events: readonly WireEvent[], state: State, undone: boolean): void {
    this.#newest = state.version;
    const known = Math.max(0, this.#heard - first);
    this.#heard = Math.max(this.#heard, first + events.length);
    this.#frames.push({ first: first + known, events: events.slice(known), state, undone });
    this.behind = this.#frames.length;
    if (this.#frames.length > MOST_QUEUED || document.hidden) this.skip();
    else if (!this.#timer && this.busy) this.#afterPicture();
    else if (!this.#timer) this.#next();
  }

  /** A touch is answered by a picture of its own before its consequences are shown. */
  #afterPicture(): void {
    this.#timer = PAINTING;
    requestAnimationFrame(() => {
      if (this.#timer === PAINTING) this.#timer = window.setTimeout(() => this.#next());
    });
  }

  #next(): void {
    this.#timer = 0;
    const frame = this.#frames.shift();
    this.behind = this.#frames.length;
    if (!frame) return;
    this.#write(frame);
    this.#show(frame);
    const pause = frame.events.length ? PAUSE_MS[settings.pace] : 0;
    if (pause || this.#frames.length) this.#timer = window.setTimeout(() => this.#next(), pause);
  }

  #show(frame: Frame): void {
    this.events = frame.events;
    this.state = frame.state;
  }

  #write(frame: Frame): void {
    const lines = frame.events.map((event, index) => ({ number: frame.first + index, event }));
    if (lines.length) this.log = [...this.log, ...lines];
    this.#heard = Math.max(this.#heard, frame.first + frame.events.length);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#frames = [];
    this.behind = 0;
    this.#newest = -1;
    this.#heard = 0;
    this.state = null;
    this.events = [];
    this.log = [];
    this.problem = null;
    this.race = null;
  }
}
