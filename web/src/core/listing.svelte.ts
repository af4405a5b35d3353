// A list of tables that keeps itself fresh while somebody looks at it.

import type { TableLine } from "./wire";

const EVERY_MS = 5000;

export class Listing {
  lines = $state.raw<readonly TableLine[] | null>(null); // null until the first answer
  failed = $state(false);

  constructor(readonly fetch: () => Promise<TableLine[]>) {}

  async refresh(): Promise<void> {
    try {
      this.lines = await this.fetch();
      this.failed = false;
    } catch {
      this.failed = true; // what is shown stays; the next round may do better
    }
  }

  /** Fetch now and then at intervals, but not while the page is hidden; returns what stops it. */
  follow(): () => void {
    void this.refresh();
    const soon = (): void => void (document.hidden || this.refresh());
    const timer = setInterval(soon, EVERY_MS);
    document.addEventListener("visibilitychange", soon);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", soon);
    };
  }
}
