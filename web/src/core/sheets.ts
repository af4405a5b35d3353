// Sheets of style that did not come. Whoever fetches a part of the page asks for its sheets once only,
// so they are fetched here before the part is asked for again: it would come without its style.

const lost = new Set<string>(); // their addresses

/** Note every sheet that fails to load; call it once, before the first part is fetched. */
export function watchSheets(): void {
  addEventListener("error", note, true); // what fails to load tells nobody above it
}

function note({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
  lost.add(target.href);
  target.remove();
}

/** Fetch the sheets that are missing; fails while one of them does. */
export async function bringLostSheets(): Promise<void> {
  await Promise.all([...lost].map(bring));
}

function bring(href: string): Promise<void> {
  lost.delete(href);
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  link.crossOrigin = "";
  return new Promise((come, fail) => {
    link.onload = () => come();
    link.onerror = () => fail(new Error(href));
    document.head.append(link);
  });
}
