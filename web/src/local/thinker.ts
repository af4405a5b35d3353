// The second worker as the first one sees it: whoever takes too long is replaced.

interface Waiting {
  settle: (outcome: string) => void;
  timer: ReturnType<typeof setTimeout>;
}

const BROKEN = JSON.stringify({ broken: true });

export class Thinker {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #number = 0;

  constructor(readonly base: string) {}

  /** Begin to load, so that the first errand need not wait for all of it. */
  start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./thinking.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<{ id: number; outcome: string }>) =>
      this.#settle(event.data.id, event.data.outcome);
    worker.onerror = () => this.#replace();
    worker.postMessage({ base: this.base });
    return (this.#worker = worker);
  }

  /** Do an errand (tables/errands.py); called by Python. */
  work(errand: string, argument: string, seconds: number): Promise<string> {
    const id = ++this.#number;
    return new Promise((settle) => {
      const timer = setTimeout(() => this.#replace(), seconds * 1000);
      this.#waiting.set(id, { settle, timer });
      this.start().postMessage({ id, errand, argument });
    });
  }

  #settle(id: number, outcome: string): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    waiting.settle(outcome);
  }

  /** Begin anew; what was under way is told as broken, and asked again by whoever needs it. */
  #replace(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const id of [...this.#waiting.keys()]) this.#settle(id, BROKEN);
  }
}
