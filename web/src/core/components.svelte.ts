// The components of the edition that is shown: boards know no card, number or name by heart.

import { form } from "./texts.svelte";
import type { Components as Told, Text } from "./wire";

/** A component as its edition lists it. */
export type Row = Readonly<Record<string, unknown>> & { id: string };

const NOTHING: Told = { edition: "", data: {}, names: {} };

class Components {
  #told = $state.raw<Told>(NOTHING);

  take(told: Told | null): void {
    this.#told = told ?? NOTHING;
  }

  /** All that was told of the edition; null before that. */
  get told(): Told | null {
    return this.#told === NOTHING ? null : this.#told;
  }

  /** All components of a kind, in the order of the edition. */
  list(kind: string): readonly Row[] {
    return (this.#told.data[kind] as readonly Row[] | undefined) ?? [];
  }

  of(kind: string, id: string): Row | undefined {
    return this.list(kind).find((row) => row.id === id);
  }

  /** A number that the edition prints, 0 where it prints none. */
  number(part: string, key: string): number {
    const numbers = this.#told.data[part] as Readonly<Record<string, number>> | undefined;
    return numbers?.[key] ?? 0;
  }

  /** What a component is called; its id before that is known. */
  name(kind: string, id: string): Text | null {
    return this.#told.names[kind]?.[id] ?? null;
  }

  called(kind: string, id: string): string {
    const name = this.name(kind, id);
    return name ? form(name) : id;
  }
}

export const components = new Components();
