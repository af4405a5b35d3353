// This page as an app: its service worker, and newer versions of it. A page keeps the version that it
// was started with as long as any tab has a table open.

const OPEN = "voltige-table"; // a lock that every tab with an open table shares

class Versions {
  #waiting = $state.raw<ServiceWorker | null>(null); // a newer version, complete
  #tables = $state(true); // whether some tab may have a table open
  #registration: ServiceWorkerRegistration | null = null;

  /** Whether a newer version is there and nothing stands against it. */
  get newer(): boolean {
    return this.#waiting !== null && !this.#tables;
  }

  /** Register the service worker; without one everything works, but not offline. */
  async start(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const container = navigator.serviceWorker;
    const address = new URL(`${import.meta.env.BASE_URL}sw.js`, location.href);
    const found = await container.register(address).catch(() => null);
    if (!found) return;
    this.#registration = found;
    // The first worker of this house changes nothing; that of a server around it is another one.
    let changes = container.controller?.scriptURL === address.href;
    container.addEventListener("controllerchange", () => {
      if (changes && !this.#tables) location.reload();
      changes = true;
    });
    found.addEventListener("updatefound", () => this.#follow(found.installing));
    this.#follow(found.installing);
    document.addEventListener("visibilitychange", () => {
      // Whoever leaves a page open for days hears of news when they come back to it.
      if (document.visibilityState === "visible") found.update().catch(() => undefined);
    });
    await this.look();
  }

  /** See whether a newer version is complete, and whether tables are open. */
  async look(): Promise<void> {
    this.#waiting = this.#registration?.waiting ?? null;
    const locks = await navigator.locks?.query();
    this.#tables = Boolean(locks?.held?.some(({ name }) => name === OPEN));
  }

  /** Say that this tab has a table open; gives the way to say that it is closed. */
  open(): () => void {
    this.#tables = true;
    let close = (): void => undefined;
    const closed = new Promise<void>((resolve) => (close = resolve));
    void navigator.locks?.request(OPEN, { mode: "shared" }, () => closed).then(() => this.look());
    return close;
  }

  /** Take the newer version; the page loads anew. */
  take(): void {
    this.#waiting?.postMessage("take over");
  }

  #follow(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => void this.look());
  }
}

export const versions = new Versions();
