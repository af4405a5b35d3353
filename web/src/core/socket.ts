// The line to a table. It comes back by itself, and what had no answer is asked again: the server
// does nothing twice that has the same id.

import type { Answer, Message, Request } from "./wire";

export type Line = "connecting" | "open" | "lost" | "closed";
type Wish = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const FINAL = new Set([4400, 4401, 4403, 4404]); // asking again would not help

interface Waiting {
  request: Request;
  settle: (answer: Answer) => void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #wait = FIRST_WAIT_MS;
  #timer = 0;
  #ended = false;
  #number = 0;
  readonly #name = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);

  constructor(
    readonly address: () => string,
    readonly hear: (message: Message) => void,
    readonly tell: (line: Line) => void,
  ) {
    addEventListener("online", this.#soon);
    this.open();
  }

  open(): void {
    this.tell("connecting");
    const socket = new WebSocket(new URL(this.address(), location.href.replace(/^http/, "ws")));
    this.#socket = socket;
    socket.onmessage = (event) => this.#take(JSON.parse(event.data as string) as Message);
    socket.onclose = (event) => this.#lose(socket, event.code);
  }

  /** Hang up and call again: the server looks anew at who is calling. */
  restart(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null; // what it says from now on is nobody's
    if (old) old.onmessage = null;
    old?.close();
    this.open();
  }

  /** Ask for something; the answer comes exactly once, if need be after the line was lost. */
  ask(wish: Wish): Promise<Answer> {
    const request = { ...wish, id: `${this.#name}-${++this.#number}` } as Request;
    return new Promise((settle) => {
      this.#waiting.set(request.id, { request, settle });
      this.#send(request);
    });
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#soon);
    this.#socket?.close();
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #take(message: Message): void {
    if (message.type === "ping") {
      this.#send({ type: "pong", at: message.at });
    } else if (message.type === "answer") {
      this.#waiting.get(message.id)?.settle(message);
      this.#waiting.delete(message.id);
    } else {
      if (message.type === "welcome") this.#welcome();
      this.hear(message);
    }
  }

  #welcome(): void {
    this.#wait = FIRST_WAIT_MS;
    this.tell("open");
    for (const { request } of this.#waiting.values()) this.#send(request);
  }

  #lose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#ended) return;
    if (FINAL.has(code)) {
      this.tell("closed");
      return;
    }
    this.tell("lost");
    this.#timer = window.setTimeout(() => this.open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  #soon = (): void => {
    if (this.#socket?.readyState === WebSocket.CLOSED && !this.#ended) {
      clearTimeout(this.#timer);
      this.open();
    }
  };
}
