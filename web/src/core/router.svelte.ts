// Where we are: the path of the page, and links that do not load it anew.

import { addressOf, placeOf } from "./addresses";
import { ALONE } from "./house";

export interface Place {
  page: string; // the first part of the path, "" at home
  parts: readonly string[]; // the others
  query: URLSearchParams;
  hash: string;
}

const here = (): URL => placeOf(new URL(location.href));

function read(): Place {
  const { pathname, searchParams, hash } = here();
  const [page = "", ...parts] = pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return { page, parts, query: searchParams, hash: hash.slice(1) };
}

class Router {
  place = $state.raw<Place>(read());

  constructor() {
    addEventListener("popstate", () => (this.place = read()));
    addEventListener("click", (event) => this.#follow(event));
    if (ALONE) for (const touch of ["pointerover", "focusin"]) addEventListener(touch, mend);
  }

  /** The path of the page that is shown. */
  get path(): string {
    return here().pathname;
  }

  go(to: string, replace = false): void {
    this.write(to, replace);
    const before = this.place;
    this.place = read();
    if (before.page !== this.place.page || before.parts[0] !== this.place.parts[0]) scrollTo(0, 0);
  }

  /** Show another address for the same page. */
  write(to: string, replace = true): void {
    history[replace ? "replaceState" : "pushState"](null, "", addressOf(to));
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    const written = link.getAttribute("href") ?? "";
    const place = written.startsWith("/") ? new URL(link.href) : placeOf(new URL(link.href));
    if (place.pathname.startsWith("/api") || place.pathname.startsWith("/schema")) return;
    if (isJump(written) || (place.pathname === this.path && place.hash)) {
      if (!ALONE) return; // the browser's own business
      this.write(this.path + here().search + (place.hash || written), false);
      this.place = read();
      document.getElementById(this.place.hash)?.scrollIntoView();
    } else this.go(place.pathname + place.search + place.hash);
    event.preventDefault();
  }
}

/** Whether a link leads to another spot of the same page. */
const isJump = (written: string): boolean => /^#(?!\/)/.test(written);

/** Give a link its true address before anybody opens it elsewhere or copies it. */
function mend(event: Event): void {
  const link = (event.target as Element).closest("a[href^='/']");
  if (link) link.setAttribute("href", addressOf(link.getAttribute("href")!));
}

export const router = new Router();
