// A table as this browser sees it: what has arrived, what is shown by now, and what can be asked.

import { addToLuck, api } from "./api";
import { append, inForce, isRenumbered, isUndo, prepend, type LogLine, type Told } from "./log";
import { settings } from "./settings.svelte";
import { TableSocket, type Line } from "./socket";
import type { Call } from "./transport";
import type {
  Answer,
  ChatLine,
  Choice,
  Claiming,
  Message,
  Problem,
  State,
  TableInfo,
} from "./wire";

const PAUSE_MS = { calm: 900, brisk: 350, instant: 0 };
const PAINTING = -1; // stands for a timer until the next picture
const MOST_QUEUED = 40; // more than that is not followed but shown at once

export type Standing = NonNullable<State["standing"]>;

interface Frame {
  first: number;
  told: readonly Told[];
  state: State;
}

export interface Doubt {
  choice: Choice;
  answer: (done: boolean) => void;
}

/** While claims of a decision are measured: the fastest counts. */
export interface ClaimWindow {
  version: number;
  opens: number; // by this browser's clock
  closes: number;
}

export class TableClient {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null); // what is shown
  told = $state.raw<readonly Told[]>([]); // what led to it
  readonly events = $derived(inForce(this.told)); // of that, what a board shows
  undos = $state(0); // how often something that was shown has been undone
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  claiming = $state.raw<ClaimWindow | null>(null);
  line = $state<Line>("connecting");
  problem = $state.raw<Problem | null>(null); // why the last wish was refused
  gone = $state.raw<Problem | null>(null); // why the server said goodbye
  busy = $state(false); // a wish is on its way
  behind = $state(0); // frames that wait to be shown
  doubt = $state.raw<Doubt | null>(null); // a choice that waits for a second word

  #socket: TableSocket;
  #seat: number | null;
  #frames: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | number = 0;
  #newest = -1; // version of the newest state that has arrived
  #refusedAt = -1; // what that was when the last wish was refused
  #heard = 0; // number of the next event
  #offset = 0; // the server's clock minus ours

  constructor(id: string, seat: number | null = null) {
    this.id = id;
    this.#seat = seat;
    this.#socket = new TableSocket(
      () => this.#call(),
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

  /** Do a legal action by its code; one that hardly anybody would want waits for a second word. */
  act(code: number): Promise<boolean> {
    const choice = this.state?.legal.find((legal) => legal.code === code);
    if (!choice?.confirm) return this.#submit({ code });
    this.sure(false);
    return new Promise((answer) => (this.doubt = { choice, answer }));
  }

  /** Do what waits for a second word, or drop it. */
  sure(yes: boolean): void {
    const doubt = this.doubt;
    this.doubt = null;
    if (!doubt) return;
    if (yes && this.mayAct) void this.#submit({ code: doubt.choice.code }).then(doubt.answer);
    else doubt.answer(false);
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
      const version = this.claiming?.version ?? this.#newest;
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

  /** Leave a standing order for decisions by correspondence. */
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

  /** Whether the log has lines before those that are known. */
  get hasEarlier(): boolean {
    return (this.log[0]?.number ?? 0) > 0;
  }

  /** Fetch an earlier page of the log. */
  async earlier(): Promise<void> {
    const seat = this.state?.seat ?? -1;
    const page = await api.log(this.id, seat, this.log[0]?.number ?? 0);
    if (this.state?.seat === seat) this.log = prepend(this.log, page.first, page.events);
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

  #call(): Call {
    return {
      table: this.id,
      since: this.#newest,
      seat: this.#seat,
      language: settings.language,
    };
  }

  #own(): number | undefined {
    const seat = this.state?.seat ?? -1;
    return seat >= 0 ? seat : undefined;
  }

  #judge(answer: Answer): boolean {
    this.problem = answer.result === "accepted" ? null : answer.problem;
    this.#refusedAt = this.#newest;
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
        this.claiming = null;
        this.#queue(message.first, message.events, message.state);
        break;
      case "table":
        this.#clock(message.table);
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "claiming":
        this.claiming = this.#window(message);
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

  #window({ version, open_at, close_at, now }: Claiming): ClaimWindow {
    this.skip();
    const offset = now - Date.now();
    return { version, opens: open_at - offset, closes: close_at - offset };
  }

  #welcome(first: number, told: readonly Told[], state: State): void {
    const missed = first > this.#heard; // more than a welcome brings: the rest is fetched when asked for
    const renumbered = told.some(isRenumbered);
    const fresh = this.state === null || this.state.seat !== state.seat || missed || renumbered;
    if (fresh) this.#forget();
    this.#newest = state.version;
    if (fresh) {
      const frame = { first, told, state };
      this.#write(frame);
      this.#show({ ...frame, told: told.filter(isRenumbered) });
    } else {
      this.#queue(first, told, state);
    }
  }

  #queue(first: number, told: readonly Told[], state: State): void {
    this.#newest = state.version;
    const known = Math.max(0, this.#heard - first);
    this.#heard = Math.max(this.#heard, first + told.length);
    this.#frames.push({ first: first + known, told: told.slice(known), state });
    this.behind = this.#frames.length;
    if (this.#frames.length > MOST_QUEUED || document.hidden) this.skip();
    else if (!this.#timer && this.busy) this.#afterPicture();
    else if (!this.#timer) this.#next();
  }

  /** A touch is answered by a picture of its own before its consequences are shown. */
  #afterPicture(): void {
    this.#timer = PAINTING;
    requestAnimationFrame(() => {
      if (this.#timer === PAINTING) this.#timer = setTimeout(() => this.#next());
    });
  }

  #next(): void {
    this.#timer = 0;
    const frame = this.#frames.shift();
    this.behind = this.#frames.length;
    if (!frame) return;
    this.#write(frame);
    this.#show(frame);
    const pause = frame.told.length ? PAUSE_MS[settings.pace] : 0;
    if (pause || this.#frames.length) this.#timer = setTimeout(() => this.#next(), pause);
  }

  #show(frame: Frame): void {
    this.told = frame.told;
    this.state = frame.state;
    if (frame.state.version > this.#refusedAt) this.problem = null; // it was about what is gone now
    if (frame.told.some(isUndo)) this.undos++;
  }

  #write(frame: Frame): void {
    if (frame.told.length) this.log = append(this.log, frame.first, frame.told);
    this.#heard = Math.max(this.#heard, frame.first + frame.told.length);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#frames = [];
    this.behind = 0;
    this.#newest = -1;
    this.#heard = 0;
    this.state = null;
    this.told = [];
    this.log = [];
    this.problem = null;
    this.claiming = null;
  }
}
