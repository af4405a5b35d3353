// Looking closer: by pinch, wheel or double tap; a finger moves what is seen.

import { MOST_ZOOM, WHOLE, type Frame, type Point, type Zoom } from "./layout";

const CLOSE = 2.4; // what one press shows
const STILL = 6; // pixels that a finger may tremble

export class Lens {
  zoom = $state.raw<Zoom>(WHOLE);
  moved = false; // the last touch was a movement, not a tap

  /** Come close to a point, or see everything again. */
  toggle(point: Point): void {
    this.zoom = this.zoom.factor > 1 ? WHOLE : { factor: CLOSE, ...point };
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
        travelled += Math.hypot(now.x - before.x, now.y - before.y);
        this.moved ||= travelled > STILL;
        fingers = fingers.map((finger) => (finger.id === now.id ? now : finger));
        if (!this.moved) return;
        const middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
        const share = other
          ? Math.hypot(now.x - other.x, now.y - other.y) /
            (Math.hypot(before.x - other.x, before.y - other.y) || 1)
          : 1;
        this.#set(this.zoom.factor * share, {
          x: middle.x - (now.x - before.x) / seen.scale,
          y: middle.y - (now.y - before.y) / seen.scale,
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
    const kept = Math.min(Math.max(factor, 1), MOST_ZOOM);
    this.zoom = kept > 1 ? { factor: kept, ...point } : WHOLE;
  }
}
