// How messages travel. All else speaks to a Transport: a second way to carry them stands beside this one.

import { serverLine } from "./line.svelte";
import type { Message, Pong, Request } from "./wire";

export interface Asked {
  method: "GET" | "POST";
  path: string; // the request's name, as docs/wire.md lists it
  language: string; // of the sentences in the answer
  body?: unknown;
}

export interface Reply {
  status: number; // as in HTTP; 0 where nobody answers
  text: string;
}

/** Who looks at which table, and from where on. */
export interface Call {
  table: string;
  since: number; // the newest version that is known, -1 for none
  seat: number | null; // null: the first of the own ones
  language: string;
}

/** Whoever called; it hears nothing before `connect` has given it the connection. */
export interface Listener {
  hear: (message: Message) => void;
  /** The line is gone; `final` where calling again would not help. */
  lost: (final: boolean) => void;
}

export interface Connection {
  /** Send now, or not at all: what is not answered is sent again by whoever asked. */
  send: (message: Request | Pong) => void;
  /** Hang up; the listener hears nothing more. */
  close: () => void;
}

export interface Transport {
  request: (asked: Asked) => Promise<Reply>;
  connect: (call: Call, listener: Listener) => Connection;
  /** Call when a line may be there again; gives the way to stop. */
  onReturn: (soon: () => void) => () => void;
}

const NOBODY: Reply = { status: 0, text: "" };
const FINAL = new Set([4400, 4401, 4403, 4404]); // close codes: asking again would not help

/** Over the web, to the server that this page came from. */
export const web: Transport = {
  async request({ method, path, language, body }) {
    const headers = new Headers({ "Accept-Language": language });
    if (body !== undefined) headers.set("Content-Type", "application/json");
    try {
      const answer = await fetch(path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      serverLine.lost = false;
      return { status: answer.status, text };
    } catch {
      serverLine.lost = true;
      return NOBODY;
    }
  },

  connect({ table, since, seat, language }, { hear, lost }) {
    const query = new URLSearchParams({ position: "true", since: String(since), language });
    if (seat !== null) query.set("seat", String(seat));
    const path = `/api/tables/${encodeURIComponent(table)}/socket?${query}`;
    const socket = new WebSocket(new URL(path, location.href.replace(/^http/, "ws")));
    socket.onmessage = (event) => hear(JSON.parse(event.data as string) as Message);
    socket.onopen = () => (serverLine.lost = false);
    socket.onclose = (event) => {
      serverLine.lost = !FINAL.has(event.code);
      lost(FINAL.has(event.code));
    };
    return {
      send(message) {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      },
      close() {
        socket.onmessage = socket.onclose = null;
        socket.close();
      },
    };
  },

  onReturn(soon) {
    addEventListener("online", soon);
    return () => removeEventListener("online", soon);
  },
};

let used: Transport | null = null;

/** Say how messages travel from now on: once, before the first is sent. */
export function travelBy(transport: Transport): void {
  used = transport;
}

export function transport(): Transport {
  if (!used) throw new Error("no transport was chosen");
  return used;
}
