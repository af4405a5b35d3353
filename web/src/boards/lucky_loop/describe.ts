// Words for what lies on the board: for labels, and for those who listen.

import { components } from "../../core/components.svelte";
import { percent } from "../../core/percent";
import { t } from "../../core/texts.svelte";
import type { Chance } from "../../core/wire";
import type { Assignment } from "./choose";
import type { Card, Figure } from "./layout";

export function programmeName(programme: string): string {
  return components.called("programme", programme);
}

export function pileName(pile: string): string {
  return components.called("pile", pile);
}

export function figureName(card: Card): string {
  return t(`lucky-loop-${card.colour}`);
}

/** "Dive 8: 6 points exact, 2 exceeded". */
export function cardWords(card: Card): string {
  return t("web-lucky-loop-card", {
    figure: figureName(card),
    difficulty: card.difficulty,
    exact: card.exact,
    exceeded: card.exceeded,
  });
}

export function laneWords(programme: string, cards: readonly Card[]): string {
  const lying = cards.length ? cards.map(cardWords).join("; ") : t("web-lucky-loop-lane-empty");
  return `${programmeName(programme)}: ${lying}`;
}

/** What dice on a figure will be worth: "exact: 6 points" or "exceeded: 2 points". */
export function hitWords(fit: Assignment): string {
  return t(`web-lucky-loop-${fit.state}`, { points: fit.points });
}

export function starWords(): string {
  return t("web-lucky-loop-star", { factor: components.number("free", "highlight_factor") });
}

export function figureWords(figure: Figure): string {
  const words = [cardWords(figure.card)];
  if (figure.star) words.push(starWords());
  if (figure.state !== "open")
    words.push(
      t(`web-lucky-loop-${figure.state}`, { points: figure.points }),
      t("web-lucky-loop-with-dice", { dice: figure.dice.join(" + ") }),
    );
  return words.join(", ");
}

/** A chance in per cent, or a mean in points. */
export function chanceWords(chance: Chance): string {
  return chance.unit === "points"
    ? t("web-lucky-loop-mean", { points: Math.round(chance.share * 10) / 10 })
    : percent(chance.share);
}
