// The line to a table. It comes back by itself, and what had no answer is asked again: the server
// does nothing twice that has the same id.

import { transport, type Call, type Connection } from "./transport";
import type { Answer, Message, Request } from "./wire";

export type Line = "connecting" | "open" | "lost" | "closed";
type Wish = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;

interface Waiting {
  request: Request;
  settle: (answer: Answer) => void;
}

export class TableSocket {
  #connection: Connection | null = null; // null while there is no line
  #waiting = new Map<string, Waiting>();
  #wait = FIRST_WAIT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  readonly #name = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);
  readonly #stop: () => void;

  constructor(
    readonly call: () => Call,
    readonly hear: (message: Message) => void,
    readonly tell: (line: Line) => void,
  ) {
    this.#stop = transport().onReturn(() => {
      if (this.#timer !== undefined) this.#open();
    });
    this.#open();
  }

  /** Hang up and call again: the server looks anew at who is calling. */
  restart(): void {
    this.#connection?.close();
    this.#open();
  }

  /** Ask for something; the answer comes exactly once, if need be after the line was lost. */
  ask(wish: Wish): Promise<Answer> {
    const request = { ...wish, id: `${this.#name}-${++this.#number}` } as Request;
    return new Promise((settle) => {
      this.#waiting.set(request.id, { request, settle });
      this.#connection?.send(request);
    });
  }

  end(): void {
    this.#halt();
    this.#stop();
    this.#connection?.close();
  }

  #open(): void {
    this.#halt();
    this.tell("connecting");
    this.#connection = transport().connect(this.call(), {
      hear: (message) => this.#take(message),
      lost: (final) => this.#lose(final),
    });
  }

  #halt(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #take(message: Message): void {
    if (message.type === "ping") {
      this.#connection?.send({ type: "pong", at: message.at });
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
    for (const { request } of this.#waiting.values()) this.#connection?.send(request);
  }

  #lose(final: boolean): void {
    this.#connection = null;
    this.tell(final ? "closed" : "lost");
    if (final) return;
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }
}
