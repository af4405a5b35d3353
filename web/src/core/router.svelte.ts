// Where we are: the path of the page, and links that do not load it anew.

export interface Place {
  page: string; // the first part of the path, "" at home
  parts: readonly string[]; // the others
  query: URLSearchParams;
  hash: string;
}

function read(): Place {
  const [page = "", ...parts] = location.pathname
    .split("/")
    .filter(Boolean)
    .map(decodeURIComponent);
  return { page, parts, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

class Router {
  place = $state.raw<Place>(read());

  constructor() {
    addEventListener("popstate", () => (this.place = read()));
    addEventListener("click", (event) => this.#follow(event));
  }

  go(to: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    const before = this.place;
    this.place = read();
    if (before.page !== this.place.page || before.parts[0] !== this.place.parts[0]) scrollTo(0, 0);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (link.pathname.startsWith("/api") || link.pathname.startsWith("/schema")) return;
    if (link.pathname === location.pathname && link.hash) return; // a jump within the page
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
