// What lies in the box of the edition that is shown: boards know no card or panel by heart.

import { api } from "./api";
import type { Components, Text } from "./wire";

class Box {
  #held = $state.raw<Components | null>(null);
  #table = "";

  /** The edition as its file has it; null until it has arrived. */
  get data(): Readonly<Record<string, unknown>> | null {
    return this.#held?.data ?? null;
  }

  /** Take what a replay brings along; `table` is its table, if it has one. */
  take(components: Components | null, table = ""): void {
    this.#table = table;
    this.#held = components;
  }

  /** Learn the components of a table, once; call it in an effect. */
  learn(table: string): void {
    if (!table || table === this.#table) return;
    this.take(null, table);
    void api
      .components(table)
      .then((components) => {
        if (this.#table === table) this.#held = components;
      })
      .catch(() => (this.#table = "")); // asked again with the next board
  }

  /** What a component is called. */
  nameOf(kind: string, id: string): Text | undefined {
    return this.#held?.names[kind]?.[id];
  }
}

export const components = new Box();
