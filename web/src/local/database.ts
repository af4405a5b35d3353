// The browser's own database: shelves of texts, each under a key. A write is told as done when the
// database has committed it, not before.

const NAME = "voltige";
const VERSION = 1;
const SHELVES = ["tables", "log", "lines", "editions", "chat", "claims", "records", "me"] as const;

type Change = [shelf: string, key: string, text: string | null, fresh: boolean];

let opened: Promise<IDBDatabase> | null = null;
let gone = false; // what was kept was deleted under us: only an engine that starts anew may write

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      for (const shelf of SHELVES) asked.result.createObjectStore(shelf);
    };
    asked.onerror = () => reject(asked.error!);
    asked.onsuccess = () => {
      const database = asked.result;
      const lose = (): void => {
        gone = true;
        opened = null;
      };
      database.onclose = lose;
      database.onversionchange = () => {
        database.close();
        lose();
      };
      resolve(database);
    };
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** Read the texts of a shelf from one key on, up to another. */
export async function read(shelf: string, low: string, high: string): Promise<string[]> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const shelves = database.transaction(shelf);
    const asked = shelves.objectStore(shelf).getAll(IDBKeyRange.bound(low, high, false, true));
    asked.onsuccess = () => resolve(asked.result as string[]);
    asked.onerror = () => reject(asked.error!);
  });
}

/** Do all changes or none; gives what is wrong, empty when all is kept. */
export async function write(changes: readonly Change[]): Promise<string> {
  if (gone) return "gone";
  try {
    const database = await open();
    return await commit(database, changes);
  } catch (error) {
    return called(error as DOMException);
  }
}

function commit(database: IDBDatabase, changes: readonly Change[]): Promise<string> {
  return new Promise((resolve) => {
    const shelves = new Set(changes.map(([shelf]) => shelf));
    const all = database.transaction(shelves, "readwrite", { durability: "strict" });
    let wrong = "";
    all.oncomplete = () => resolve("");
    all.onabort = () => resolve(wrong || called(all.error));
    for (const [shelf, key, text, fresh] of changes) {
      const store = all.objectStore(shelf);
      if (text === null) store.delete(IDBKeyRange.bound(`${key}/`, `${key}0`, false, true)); // 0 follows /
      const asked =
        text === null ? store.delete(key) : fresh ? store.add(text, key) : store.put(text, key);
      asked.onerror = () => (wrong ||= called(asked.error));
    }
  });
}

function called(error: DOMException | null): string {
  if (error?.name === "ConstraintError") return "taken";
  if (error?.name === "QuotaExceededError") return "full";
  return error?.name ?? "Error";
}

/** Whether this browser keeps anything at all. */
export const usable = (): Promise<boolean> =>
  open().then(
    () => true,
    () => false,
  );
