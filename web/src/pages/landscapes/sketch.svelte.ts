// A landscape that is being drawn: every change can be undone, and is judged by the server.

import { api } from "../../core/api";
import type { Land } from "../../boards/flying_carpet/layout";
import type { Judgement } from "../../core/wire";
import type { Drawn, Place } from "./link";
import { freePlace, isEven, piecesOf, placeOf, within, type Piece } from "./pieces";

const PAUSE_MS = 120; // a hand that drags is not asked after at every cell
const AGAIN_MS = 2000; // when the server was not to be reached

export class Sketch {
  pieces = $state.raw<readonly Piece[]>([]);
  name = $state("");
  /** Whether the table will let panels be turned. */
  mirrors = $state(false);
  /** The panel that keys and buttons move. */
  chosen = $state("");
  /** What the rules say of what is drawn; null while they are asked. */
  judged = $state.raw<Judgement | null>(null);
  /** A panel that looks the same when it is turned. */
  even = $state("");
  #past = $state.raw<readonly (readonly Piece[])[]>([]);
  #before: readonly Piece[] | null = null; // while a hand drags
  #asked = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly land: Land,
    { place, name }: Drawn,
  ) {
    this.pieces = piecesOf(place, land);
    this.name = name;
    this.mirrors = this.pieces.some(({ mirrored }) => mirrored);
  }

  readonly place = $derived<Place>(placeOf(this.pieces));
  /** The panels that are not on the board. */
  readonly left = $derived.by(() =>
    [...this.land.panels.keys()].filter((id) => !this.pieces.some((piece) => piece.id === id)),
  );
  readonly piece = $derived(this.pieces.find(({ id }) => id === this.chosen));

  get legal(): boolean {
    return this.judged !== null && !this.judged.flaw;
  }
  get changed(): boolean {
    return this.#past.length > 0;
  }

  // -- changes ---------------------------------------------------------------------------------

  /** Put a panel somewhere, from the tray or from elsewhere on the board. */
  put(piece: Piece): void {
    const kept = within(piece, this.land);
    const there = this.pieces.some(({ id }) => id === kept.id);
    this.chosen = kept.id;
    this.#set(
      there ? this.pieces.map((one) => (one.id === kept.id ? kept : one)) : [...this.pieces, kept],
    );
  }

  /** Put a panel where there is room. */
  add(id: string): void {
    this.put(freePlace(id, this.pieces, this.land));
  }

  move(columns: number, rows: number): void {
    const piece = this.piece;
    if (piece) this.put({ ...piece, column: piece.column + columns, row: piece.row + rows });
  }

  turn(): void {
    const piece = this.piece;
    if (!piece) return;
    if (isEven(this.land.panels.get(piece.id)!)) this.even = piece.id;
    else this.put({ ...piece, mirrored: !piece.mirrored });
  }

  take(id: string): void {
    if (this.chosen === id) this.chosen = "";
    this.#set(this.pieces.filter((piece) => piece.id !== id));
  }

  clear(): void {
    this.chosen = "";
    this.#set([]);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.pieces = last;
    if (!this.piece) this.chosen = "";
  }

  /** From now on all changes are one. */
  grab(): void {
    this.#before ??= this.pieces;
  }

  release(): void {
    const before = this.#before;
    this.#before = null;
    if (before && before !== this.pieces) this.#past = [...this.#past, before];
  }

  #set(pieces: readonly Piece[]): void {
    this.even = "";
    if (JSON.stringify(pieces) === JSON.stringify(this.pieces)) return;
    if (!this.#before) this.#past = [...this.#past, this.pieces];
    this.pieces = pieces;
  }

  // -- the judge -------------------------------------------------------------------------------

  /** Ask what the rules say of what is drawn now; call it in an effect. */
  see(place: Place, mirrors: boolean): void {
    const key = JSON.stringify([place, mirrors]);
    if (key === this.#asked) return;
    this.#asked = key;
    this.judged = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(key, place, mirrors), PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked = "";
  }

  async #ask(key: string, place: Place, mirrors: boolean): Promise<void> {
    try {
      const judged = await api.judge({ place, mirrors });
      if (this.#asked === key) this.judged = judged;
    } catch {
      if (this.#asked === key)
        this.#timer = setTimeout(() => void this.#ask(key, place, mirrors), AGAIN_MS);
    }
  }
}
