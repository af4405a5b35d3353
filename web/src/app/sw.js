// The service worker of both houses. The build puts a line before this one: `const FILES = {…};`, every
// file of the client by its path, with a hash of what is in it. What is in no list is not its business,
// above all nothing under /api.
/* global FILES */

const HOUSE = "voltige-client"; // the engine keeps a cache of its own: see local/engine.ts
const ENGINE = "voltige-engine";
const LIST = "engine/engine.json";
const PAGE = "index.html";

const scope = self.registration.scope;
const addressOf = (path) => new URL(path === PAGE ? "./" : path, scope).href;
const paths = new Map(Object.keys(FILES).map((path) => [addressOf(path), path]));
const cacheName = `${HOUSE} ${scope} ${nameOf(JSON.stringify(FILES))}`;
const hasPages = LIST in FILES; // of a house without a server: one page for all places

/** A short name of a text: another text, another name. */
function nameOf(text) {
  let sum = 5381n;
  for (const sign of text) sum = (sum * 33n + BigInt(sign.codePointAt(0))) % (1n << 64n);
  return sum.toString(36);
}

/** What a file is kept under: its name if that changes with it, else one that leads past old copies. */
function keyOf(path) {
  const isNamed = path.startsWith("assets/") || path.includes(FILES[path]);
  return isNamed ? addressOf(path) : `${addressOf(path)}?${FILES[path]}`;
}

/**
 * Fetch the files of this version; those that the last one had too are taken from there. A server may
 * be asked by a whole class at once, so of its files only the page is fetched now, and the others are
 * kept as they are used.
 */
async function fill() {
  const cache = await caches.open(cacheName);
  const wanted = (hasPages ? Object.keys(FILES) : [PAGE]).map(async (path) => {
    const key = keyOf(path);
    const answer = (await caches.match(key)) ?? (await fetch(key));
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await cache.put(key, answer);
  });
  await Promise.all(wanted);
}

/** Forget the files of other versions of this house, and of its engine. */
async function tidy() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(`${HOUSE} ${scope} `) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  if (!hasPages) return;
  const { files } = await (await kept(LIST)).json();
  const engine = await caches.open(`${ENGINE} ${scope}`);
  const needed = new Set(files.map(({ file }) => addressOf(`engine/${file}`)));
  for (const request of await engine.keys()) {
    if (!needed.has(request.url)) await engine.delete(request);
  }
}

const kept = async (path) =>
  (await caches.open(cacheName)).match(keyOf(path), { ignoreVary: true });

/** Fetch a file, and keep it for the next time. */
async function keep(path, request) {
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(cacheName);
    await cache.put(keyOf(path), answer.clone()).catch(() => undefined); // it is full
  }
  return answer;
}

/** The page itself: of a server the newest, as long as there is a line to it. */
async function page(request) {
  if (hasPages) return (await kept(PAGE)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(PAGE);
    if (!found) throw error;
    return found;
  }
}

self.addEventListener("install", (event) => event.waitUntil(fill()));

self.addEventListener("activate", (event) =>
  event.waitUntil(tidy().then(() => self.clients.claim())),
);

self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting(); // a page asks when no table is open
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  const path = paths.get(address.origin + address.pathname);
  if (request.mode === "navigate") {
    const asksForFile = path && path !== PAGE;
    if (hasPages ? atDoor(address) : !asksForFile && !isApi(address))
      event.respondWith(page(request));
  } else if (path) {
    event.respondWith(kept(path).then((found) => found ?? keep(path, request)));
  }
});

const atDoor = ({ origin, pathname }) => [scope, `${scope}${PAGE}`].includes(origin + pathname);
const isApi = ({ pathname }) => /^\/(api|schema|metrics|healthz|readyz|site)(\/|$)/.test(pathname);
