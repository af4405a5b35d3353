// Looking closer: by pinch, wheel or double tap; a finger moves what is seen.

import { CELL, MOST_ZOOM, WHOLE, type Frame, type Point, type Zoom } from "./layout";

const CLOSE = 2.4; // what one press shows
const STILL = 6; // pixels that a finger may tremble
const TWICE_MS = 450; // between the two taps of a double tap
const FINGER = 30; // pixels that they may lie apart
const MARGIN = CELL / 2; // of a cell, its half

const within = (factor: number): number => Math.min(Math.max(factor, 1), MOST_ZOOM);

/** The point between two fingers, or the one. */
function between(one: Point, other: Point | undefined): Point {
  return other ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } : one;
}

export class Lens {
  zoom = $state.raw<Zoom>(WHOLE);
  moved = false; // the last touch was a movement, not a tap

  #tapped: { time: number; x: number; y: number } | null = null;

  /** Tell whether a tap is the second of two; browsers count taps in different ways. */
  twice({ timeStamp: time, clientX: x, clientY: y }: MouseEvent): boolean {
    const last = this.#tapped;
    const again =
      last !== null && time - last.time < TWICE_MS && Math.hypot(x - last.x, y - last.y) < FINGER;
    this.#tapped = again ? null : { time, x, y };
    return again;
  }

  /** Come close to a point, or see everything again. */
  toggle(point: Point): void {
    this.zoom = this.zoom.factor > 1 ? WHOLE : { factor: CLOSE, ...point };
  }

  /** Keep a point in view while one looks closer. */
  keep(point: Point, seen: Frame): void {
    const inside = (at: number, from: number, size: number) =>
      at > from + MARGIN && at < from + size - MARGIN;
    if (this.zoom.factor === 1) return;
    if (inside(point.x, seen.x, seen.width) && inside(point.y, seen.y, seen.height)) return;
    this.zoom = { factor: this.zoom.factor, ...point };
  }

  /** Follow the fingers on a picture. */
  watch(frame: () => Frame | null): (node: SVGSVGElement) => () => void {
    return (node) => {
      let fingers: readonly (Point & { id: number })[] = [];
      let travelled = 0;
      const at = (event: PointerEvent) => ({
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
      });
      const down = (event: PointerEvent) => {
        if (!fingers.length) {
          travelled = 0;
          this.moved = false;
        }
        fingers = [...fingers, at(event)];
      };
      const move = (event: PointerEvent) => {
        const before = fingers.find(({ id }) => id === event.pointerId);
        const seen = frame();
        if (!before || !seen) return;
        const now = at(event);
        const other = fingers.find(({ id }) => id !== event.pointerId);
        const box = node.getBoundingClientRect();
        travelled += Math.hypot(now.x - before.x, now.y - before.y);
        this.moved ||= travelled > STILL;
        fingers = fingers.map((finger) => (finger.id === now.id ? now : finger));
        if (!this.moved) return;
        const share = other
          ? Math.hypot(now.x - other.x, now.y - other.y) /
            (Math.hypot(before.x - other.x, before.y - other.y) || 1)
          : 1;
        const held = between(before, other);
        const point = {
          x: seen.x + (held.x - box.x) / seen.scale,
          y: seen.y + (held.y - box.y) / seen.scale,
        };
        const factor = within(this.zoom.factor * share);
        const scale = (seen.scale * factor) / this.zoom.factor;
        const to = between(now, other); // what was between the fingers stays between them
        this.#set(factor, {
          x: point.x - (to.x - box.x - box.width / 2) / scale,
          y: point.y - (to.y - box.y - box.height / 2) / scale,
        });
      };
      const up = (event: PointerEvent) => {
        fingers = fingers.filter(({ id }) => id !== event.pointerId);
      };
      const wheel = (event: WheelEvent) => {
        const seen = frame();
        if (!seen || !event.ctrlKey) return;
        event.preventDefault();
        this.#set(this.zoom.factor * Math.exp(-event.deltaY / 200), {
          x: seen.x + seen.width / 2,
          y: seen.y + seen.height / 2,
        });
      };
      node.addEventListener("pointerdown", down);
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", up);
      node.addEventListener("wheel", wheel, { passive: false });
      return () => {
        node.removeEventListener("pointerdown", down);
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", up);
        removeEventListener("pointercancel", up);
        node.removeEventListener("wheel", wheel);
      };
    };
  }

  #set(factor: number, point: Point): void {
    const kept = within(factor);
    this.zoom = kept > 1 ? { factor: kept, ...point } : WHOLE;
  }
}
