// Dragging with a finger, a pen or a mouse. A short press without moving stays a tap.

const THRESHOLD = 7; // pixels

export interface Drop {
  item: string;
  onto: string; // what its place says in data-drop
}

class Drag {
  item = $state("");
  over = $state("");
  x = $state(0);
  y = $state(0);
}

/** What is being dragged; one at a time. */
export const drag = new Drag();

/** Make an element draggable; `drop` hears where it was let go. */
export function draggable(
  node: HTMLElement,
  given: { item: string; enabled: boolean; drop: (drop: Drop) => void },
) {
  let wish = given;
  let from: { x: number; y: number; id: number } | null = null;

  function down(event: PointerEvent): void {
    if (!wish.enabled || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    window.addEventListener("pointermove", move); // also when it leaves the node at once
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", cancel);
  }

  function forget(): void {
    from = null;
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", cancel);
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > THRESHOLD;
    if (!drag.item && far) {
      node.setPointerCapture(from.id);
      drag.item = wish.item;
    }
    if (drag.item !== wish.item) return;
    drag.x = event.clientX;
    drag.y = event.clientY;
    drag.over = placeAt(event.clientX, event.clientY);
  }

  function up(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    forget();
    if (drag.item !== wish.item) return;
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
    const onto = placeAt(event.clientX, event.clientY);
    stop();
    if (onto) wish.drop({ item: wish.item, onto });
  }

  function stop(): void {
    drag.item = "";
    drag.over = "";
  }

  function cancel(): void {
    if (drag.item === wish.item) stop();
    forget();
  }

  node.addEventListener("pointerdown", down);
  return {
    update(next: typeof given) {
      wish = next;
    },
    destroy() {
      cancel();
      node.removeEventListener("pointerdown", down);
    },
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function placeAt(x: number, y: number): string {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>("[data-drop]");
    if (place?.dataset.drop) return place.dataset.drop;
  }
  return "";
}
