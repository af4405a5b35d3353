// The engine: fetched once, with true progress, and started in the worker that calls this.

import { part, settings } from "./boot.js";

/** What we use of Pyodide. */
export interface PyodideInterface {
  globals: { get: (name: string) => unknown };
  pyimport: (module: string) => unknown;
  runPython: (code: string) => unknown;
  runPythonAsync: (code: string) => Promise<unknown>;
  registerJsModule: (name: string, module: object) => void;
  toPy: (value: unknown) => unknown;
}

interface EngineFile {
  name: string; // what it is
  file: string; // its address beside the list; carries a hash of what is in it
  bytes: number; // as it is sent
  sha256: string;
}

export interface Engine {
  voltige: string;
  python: string;
  pyodide: string;
  files: EngineFile[];
}

type Progress = (loaded: number, total: number) => void;
type Load = (settings: object) => Promise<PyodideInterface>;

/** What came is not what the list of the engine says: a site that is half copied, or a bad line. */
export class EngineError extends Error {}

/**
 * Fetch the engine and start it. `base` is the address of the folder with `engine.json`;
 * `progress` hears of bytes as they are sent, and hears the total last.
 */
export async function loadEngine(base: string, progress: Progress): Promise<PyodideInterface> {
  const folder = new URL(base.endsWith("/") ? base : `${base}/`, location.href);
  const list = (await (await get(new URL("engine.json", folder))).json()) as Engine;
  const parts = await fetchParts(list.files, folder, progress);
  const { loadPyodide } = (await module(parts, "pyodide.mjs")) as { loadPyodide: Load };
  const { default: createPyodideModule } = (await module(parts, "pyodide.asm.mjs")) as {
    default: unknown;
  };
  return answeringFrom(parts, () =>
    loadPyodide({ ...settings(parts, folder.href), createPyodideModule }),
  );
}

async function get(address: URL): Promise<Response> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new EngineError(`${address.pathname}: ${answer?.status ?? "no answer"}`);
  return answer;
}

/** Fetch all files side by side; count what arrives. */
async function fetchParts(
  files: EngineFile[],
  folder: URL,
  progress: Progress,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  const shelf = await openShelf(folder);
  let loaded = 0;
  progress(0, total);
  const fetched = files.map(async ({ name, file, bytes }) => {
    const address = new URL(file, folder);
    const kept = await shelf?.match(address);
    const answer = kept ?? (await get(address));
    const packed = new Uint8Array(bytes);
    let at = 0;
    for await (const chunk of chunksOf(answer)) {
      if (at + chunk.length > bytes) throw new EngineError(`${file}: too long`);
      packed.set(chunk, at);
      at += chunk.length;
      loaded += chunk.length;
      progress(loaded, total);
    }
    if (at < bytes) throw new EngineError(`${file}: too short`);
    if (!kept) await shelf?.put(address, new Response(packed)).catch(() => undefined); // it is full
    return [name, await unzip(packed)] as const;
  });
  return new Map(await Promise.all(fetched));
}

/** Where files are kept as they came, for the next time; not every page may keep something. */
const openShelf = async (folder: URL): Promise<Cache | undefined> =>
  globalThis.caches?.open(`voltige-engine ${new URL("..", folder).href}`).catch(() => undefined);

async function* chunksOf(answer: Response): AsyncGenerator<Uint8Array> {
  const reader = answer.body!.getReader(); // not every browser lets a stream be iterated
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

async function unzip(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

/** Run a script of the engine; it came packed, so it has no address of its own. */
async function module(parts: Map<string, Uint8Array<ArrayBuffer>>, name: string): Promise<unknown> {
  const source = new Blob([part(parts, name)], { type: "text/javascript" });
  const address = URL.createObjectURL(source);
  try {
    return (await import(/* @vite-ignore */ address)) as unknown;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const KINDS: Record<string, string> = { wasm: "application/wasm", zip: "application/zip" };

/** Answer what Pyodide fetches while it starts from what is here already: it asks for plain files. */
async function answeringFrom<T>(
  parts: Map<string, Uint8Array<ArrayBuffer>>,
  start: () => Promise<T>,
): Promise<T> {
  const fetchElsewhere = globalThis.fetch;
  globalThis.fetch = (wanted, init) => {
    const address = wanted instanceof Request ? wanted.url : String(wanted);
    const name = address.slice(address.lastIndexOf("/") + 1);
    const found = parts.get(name);
    if (!found) return fetchElsewhere(wanted, init);
    const kind = KINDS[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
    return Promise.resolve(new Response(found, { headers: { "Content-Type": kind } }));
  };
  try {
    return await start();
  } finally {
    globalThis.fetch = fetchElsewhere;
  }
}
