// Room that is kept free for the day when a browser is full. Browsers give back the room of single rows when
// they tidy up, some time later; that of a whole database they give back at once. So whoever deletes a
// match then can play on right away.

const NAME = "voltige-reserve";
const SHELF = "room";
const BYTES = 1_000_000;
const PIECE = 65_536; // the most that random bytes come in

/** Set the reserve aside, unless it is there or there is no room for it. */
export function setAside(): void {
  const asked = indexedDB.open(NAME);
  asked.onupgradeneeded = () => {
    const shelf = asked.result.createObjectStore(SHELF, { autoIncrement: true });
    for (let left = BYTES; left > 0; left -= PIECE)
      shelf.add(crypto.getRandomValues(new Uint8Array(PIECE))); // nothing packs them
  };
  asked.onsuccess = () => asked.result.close();
}

/** Give the reserve back. */
export function giveBack(): Promise<void> {
  return new Promise((done) => {
    const asked = indexedDB.deleteDatabase(NAME);
    asked.onsuccess = asked.onerror = asked.onblocked = () => done();
  });
}
