// Words for what lies on the board: for labels, and for those who listen.

import { percent } from "../../core/percent";
import { t } from "../../core/texts.svelte";
import type { Chance } from "../../core/wire";
import type { Assignment } from "./choose";
import type { Card, Figure, Programme } from "./layout";

export function programmeName(programme: Programme): string {
  return t(`lucky-loop-${programme}`);
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

export function laneWords(programme: Programme, cards: readonly Card[]): string {
  const lying = cards.length ? cards.map(cardWords).join("; ") : t("web-lucky-loop-lane-empty");
  return `${programmeName(programme)}: ${lying}`;
}

/** What dice on a figure are worth: "exact: 6 points", "exceeded: 2 points" or what is missing. */
export function hitWords(figure: Figure, fit: Assignment | undefined, sum: number): string {
  const { card, star } = figure;
  const factor = star ? 2 : 1;
  if (!fit)
    return sum > card.difficulty && star
      ? t("web-lucky-loop-star-exact", { difficulty: card.difficulty })
      : t("web-lucky-loop-too-low", { sum, difficulty: card.difficulty });
  return fit.sum === card.difficulty
    ? t("web-lucky-loop-exact", { points: card.exact * factor })
    : t("web-lucky-loop-exceeded", { points: card.exceeded });
}

export function figureWords(figure: Figure): string {
  const words = [cardWords(figure.card)];
  if (figure.star) words.push(t("web-lucky-loop-star"));
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
