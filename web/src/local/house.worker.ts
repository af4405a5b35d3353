// The worker in which the tables stand: it loads the engine, and answers every tab of this browser.

import { read, usable, write } from "./database";
import { loadEngine } from "./engine";
import { Library } from "./library";
import { giveBack, setAside } from "./reserve";
import {
  alive,
  WRITTEN,
  type Begin,
  type State,
  type Talk,
  type ToEngine,
  type ToTabs,
} from "./talk";
import { Thinker } from "./thinker";
import { speaker } from "./words";

interface Answered {
  status: number;
  text: string;
  destroy: () => void;
}

/** What stands in voltige/local/door.py. */
interface Door {
  request: (method: string, path: string, language: string, body?: string) => Promise<Answered>;
  connect: (
    line: string,
    call: string,
    tell: (text: string) => void,
    lose: (final: boolean) => void,
  ) => void;
  receive: (line: string, text: string) => void;
  close: (line: string) => void;
  heard: (table: string) => Promise<void>;
}

class House {
  readonly #channel: BroadcastChannel;
  readonly #written = new BroadcastChannel(WRITTEN);
  readonly #thinker: Thinker;
  #state: State = { is: "loading", bytes: 0, total: 0 };
  #door: Door | null = null;

  constructor(readonly begin: Begin) {
    this.#channel = new BroadcastChannel(begin.channel);
    this.#channel.onmessage = ({ data }: MessageEvent<Talk>) => {
      if (data.to === "engine") this.#hear(data).catch((error) => this.#crash(error));
    };
    this.#thinker = new Thinker(begin.base);
  }

  async open(): Promise<void> {
    this.#tell(this.#state);
    if (!(await usable())) return this.#tell({ is: "failed", why: "storage" });
    try {
      const python = await loadEngine(this.begin.base, (bytes, total) =>
        this.#tell(bytes < total ? { is: "loading", bytes, total } : { is: "starting" }),
      );
      const database = {
        read: async (shelf: string, low: string, high: string) =>
          python.toPy(await read(shelf, low, high)),
        write: (changes: string) => this.#write(changes),
      };
      const doors = python.pyimport("voltige.local.door") as {
        start: (...given: unknown[]) => Promise<Door>;
      };
      const answers = new Library(new URL("../answers/", this.begin.base).href);
      const library = { fetch: async (path: string) => (await answers.read(path)) ?? "" };
      this.#door = await doors.start(database, this.#thinker, speaker, library);
    } catch (error) {
      console.warn(error);
      return this.#tell({ is: "failed", why: "engine" });
    }
    this.#written.onmessage = ({ data }: MessageEvent<string>) => void this.#door!.heard(data);
    this.#tell({ is: "ready" });
    this.#thinker.start();
    setAside();
  }

  /** Python itself has failed: no answer of it would be true any more. */
  #crash(error: unknown): void {
    console.warn(error);
    this.#tell({ is: "crashed" });
    close();
  }

  async #write(changes: string): Promise<string> {
    const read = JSON.parse(changes) as Parameters<typeof write>[0];
    const wrong = await write(read);
    if (!wrong && read.some(([, , text]) => text === null)) await giveBack();
    const table = read.find(([shelf]) => shelf === "tables");
    if (!wrong && table && !this.begin.alone) this.#written.postMessage(table[1]);
    return wrong;
  }

  #tell(state: State): void {
    this.#state = state;
    this.#say({ to: "tabs", say: "state", engine: this.begin.engine, state });
  }

  #say(told: ToTabs): void {
    this.#channel.postMessage(told);
  }

  async #hear(told: ToEngine): Promise<void> {
    if (told.say === "who") return this.#tell(this.#state);
    const door = this.#door;
    if (!door) return; // tabs speak when they have heard that we are ready
    if (told.say === "ask") {
      const { method, path, language, body } = told.asked;
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const answered = await door.request(method, path, language, sent);
      const reply = { status: answered.status, text: answered.text };
      answered.destroy();
      this.#say({ to: "tabs", say: "reply", id: told.id, reply });
    } else if (told.say === "connect") {
      const { line, call } = told;
      door.connect(
        line,
        JSON.stringify(call),
        (text) => this.#say({ to: "tabs", say: "hear", line, text }),
        (final) => this.#say({ to: "tabs", say: "lost", line, final }),
      );
    } else if (told.say === "send") door.receive(told.line, told.text);
    else door.close(told.line);
  }
}

/** Open when the lock is held: whoever waits for it learns at once that this worker is gone. */
onmessage = ({ data }: MessageEvent<Begin>) => {
  const open = (): Promise<void> => new House(data).open();
  if (!navigator.locks) return void open();
  void navigator.locks.request(alive(data.engine), async () => {
    await open();
    await new Promise(() => undefined);
  });
};
