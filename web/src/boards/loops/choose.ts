// From the legal actions to cards that can be touched, and back from a plan to its code.

import type { Choice } from "../../core/wire";

export interface Plays {
  /** By card id: what can be done with it. */
  cards: ReadonlyMap<string, CardPlays>;
  pickUp: Choice | null;
  decline: Choice | null;
}

export interface CardPlays {
  counts: ReadonlyMap<number, Choice>; // how many of it; specials have 1
  targets: ReadonlyMap<number, Choice>; // of a Draw card, by seat
}

/** What is chosen but not yet sent. */
export interface Plan {
  card: string; // empty: pick up the pile
  count: number;
  target: number; // of a Draw card, -1 while it has none
}

export const PICK_UP: Plan = { card: "", count: 0, target: -1 };

/** The card that a choice plays, or "". */
export function cardOf(choice: Choice): string {
  return choice.uses.card?.[0] ?? "";
}

export function plays(choices: readonly Choice[]): Plays {
  const cards = new Map<string, { counts: Map<number, Choice>; targets: Map<number, Choice> }>();
  let pickUp: Choice | null = null;
  let decline: Choice | null = null;
  for (const choice of choices) {
    const { action, uses } = choice;
    const card = cardOf(choice);
    if (action.do === "pick_up") pickUp = choice;
    if (action.do === "decline") decline = choice;
    if (!card) continue;
    const found = cards.get(card) ?? { counts: new Map(), targets: new Map() };
    if (uses.target) found.targets.set(Number(uses.target[0]), choice);
    else found.counts.set(typeof action.count === "number" ? action.count : 1, choice);
    cards.set(card, found);
  }
  return { cards, pickUp, decline };
}

/** The first plan for a card that is touched: the whole set; null where it cannot be played. */
export function planFor(legal: Plays, card: string): Plan | null {
  const found = legal.cards.get(card);
  if (!found) return null;
  const targets = [...found.targets.keys()];
  if (targets.length) return { card, count: 1, target: targets.length === 1 ? targets[0]! : -1 };
  return { card, count: Math.max(...found.counts.keys()), target: -1 };
}

/** The choice that a plan stands for; null while something is missing or no longer legal. */
export function choiceOf(legal: Plays, plan: Plan | null): Choice | null {
  if (!plan) return null;
  if (!plan.card) return legal.pickUp;
  const found = legal.cards.get(plan.card);
  if (!found) return null;
  if (found.targets.size) return found.targets.get(plan.target) ?? null;
  return found.counts.get(plan.count) ?? null;
}

/** Whether the plan still waits for the seat that it strikes. */
export function wantsTarget(legal: Plays, plan: Plan | null): boolean {
  return Boolean(plan?.card && plan.target < 0 && legal.cards.get(plan.card)?.targets.size);
}

/** A plan after the position has changed: kept if it is still legal. */
export function kept(legal: Plays, plan: Plan | null): Plan | null {
  return choiceOf(legal, plan) || wantsTarget(legal, plan) ? plan : null;
}
