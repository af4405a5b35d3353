// What is printed on the cards of the edition that is shown; boards know no deck by heart.

import type { CardInfo } from "./wire";

class Deck {
  #cards = $state.raw<ReadonlyMap<string, CardInfo>>(new Map());

  take(cards: readonly CardInfo[]): void {
    this.#cards = new Map(cards.map((card) => [card.id, card]));
  }

  of(id: string): CardInfo | undefined {
    return this.#cards.get(id);
  }

  /** The id of the card with this kind and value. */
  idOf(kind: string, value: number): string | undefined {
    return [...this.#cards.values()].find((card) => card.kind === kind && card.value === value)?.id;
  }
}

export const deck = new Deck();
