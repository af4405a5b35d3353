// Panels under a finger or a mouse: from the tray onto the board, across it, and off it again.

import { CELL, type Frame } from "../../boards/flying_carpet/layout";
import { high, wide, type Piece } from "./pieces";
import type { Sketch } from "./sketch.svelte";

const STILL = 6; // pixels that a finger may tremble

interface Held {
  id: string;
  mirrored: boolean;
  from: { x: number; y: number }; // on the screen
  grip: { column: number; row: number }; // where in the panel it was taken, in cells
  moved: boolean;
}

export class Drag {
  #held = $state.raw<Held | null>(null);
  #sky: Element | null = null;

  constructor(
    readonly sketch: Sketch,
    readonly frame: () => Frame | null,
  ) {}

  /** The panel that hangs on a finger. */
  get id(): string {
    return this.#held?.moved ? this.#held.id : "";
  }

  /** Where the board is seen. */
  watch = (node: Element): (() => void) => {
    // A finger on a panel drags it, beside one it scrolls the page: shapes know no touch-action.
    const hold = (event: Event) => {
      if ((event.target as Element).closest("[data-piece]")) event.preventDefault();
    };
    node.addEventListener("touchstart", hold, { passive: false });
    this.#sky = node;
    return () => {
      node.removeEventListener("touchstart", hold);
      this.#sky = null;
    };
  };

  /** Take a panel that stands on the board. */
  take(event: PointerEvent, piece: Piece): void {
    if (event.button !== 0) return;
    const at = this.#cell(event);
    if (!at) return;
    this.sketch.chosen = piece.id;
    const grip = { column: at.column - piece.column, row: at.row - piece.row };
    this.#begin(event, piece.id, piece.mirrored, grip);
  }

  /** Take a panel out of the tray: by its middle. */
  draw(event: PointerEvent, id: string): void {
    if (event.button !== 0) return;
    const panel = this.sketch.land.panels.get(id)!;
    this.#begin(event, id, false, { column: wide(panel) / 2, row: high(panel) / 2 });
  }

  #begin(event: PointerEvent, id: string, mirrored: boolean, grip: Held["grip"]): void {
    this.#held = { id, mirrored, grip, from: { x: event.clientX, y: event.clientY }, moved: false };
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#end);
    addEventListener("pointercancel", this.#end);
  }

  #move = (event: PointerEvent): void => {
    const held = this.#held;
    if (!held) return;
    if (!held.moved) {
      if (Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y) < STILL) return;
      this.#held = { ...held, moved: true };
      this.sketch.grab();
    }
    const at = this.#cell(event);
    if (!at) return this.sketch.take(held.id); // off the board: back to the tray
    this.sketch.put({
      id: held.id,
      mirrored: held.mirrored,
      column: Math.round(at.column - held.grip.column),
      row: Math.round(at.row - held.grip.row),
    });
  };

  #end = (): void => {
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#end);
    removeEventListener("pointercancel", this.#end);
    this.#held = null;
    this.sketch.release();
  };

  /** The place under a finger in columns and rows, both with fractions; null off the board. */
  #cell(event: PointerEvent): { column: number; row: number } | null {
    const seen = this.frame();
    const box = this.#sky?.getBoundingClientRect();
    if (!seen || !box) return null;
    const inside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (!inside) return null;
    const x = seen.x + (event.clientX - box.left) / seen.scale;
    const y = seen.y + (event.clientY - box.top) / seen.scale;
    return { column: 1 + x / CELL, row: 1 + this.sketch.land.height - y / CELL };
  }
}
