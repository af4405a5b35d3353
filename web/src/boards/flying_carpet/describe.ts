// Words for what lies on the board: for labels, and for those who listen.

import { components } from "../../core/components.svelte";
import { percent } from "../../core/percent";
import { form, t } from "../../core/texts.svelte";
import type { Chance, FlyingCarpetView } from "../../core/wire";
import type { Goal, Way } from "./choose";
import type { Desk } from "./desk.svelte";
import type { Arrow, Cell } from "./layout";

export function cardWords(card: string): string {
  return components.called("wind_card", card);
}

export function panelWords(panel: string): string {
  return components.called("panel", panel);
}

export function cellWords(cell: Cell): string {
  return `(${cell.join(",")})`;
}

/** The whole picture in one sentence. */
export function skyWords(view: FlyingCarpetView, names: readonly string[]): string {
  const places = view.cells.map((cell, seat) =>
    cell.length ? `${names[seat]} (${cell.join(",")})` : `${names[seat]} –`,
  );
  return t("web-flying-carpet-sky", { places: places.join("; ") });
}

/** What a goal is: where it is, and what leads there. */
export function goalWords(goal: Goal): string {
  const [first, ...others] = goal.ways;
  const words = first ? form(first.choice.text) : "";
  return others.length
    ? t("web-flying-carpet-goal-more", { way: words, count: others.length })
    : words;
}

/** A cell that the keyboard rests on: what leads there, or why nothing does. */
export function restWords(desk: Desk, cell: Cell): string {
  const { spot, goal, why } = desk.at(cell);
  const words = spot ? form(spot.choice.text) : goal ? goalWords(goal) : why && form(why.text);
  return words ? `${cellWords(cell)}: ${words}` : cellWords(cell);
}

/** A way in a few words: "S23 dark blue, down". */
export function wayWords(way: Way): string {
  const parts = [];
  if (way.card) parts.push(`${way.card} ${t("flying-carpet-arrow", { arrow: way.arrow })}`);
  if (way.direction) parts.push(t("flying-carpet-direction", { direction: way.direction }));
  if (!parts.length) parts.push(t("web-flying-carpet-no-card"));
  if (way.choice.action.wind_first) parts.push(t("web-flying-carpet-wind-first"));
  return parts.join(" + ");
}

/** What the wind does to a way: "2 + 1". */
export function windWords({ added, own }: Way["wind"]): string {
  const shown = own < 0 ? `−${-own}` : String(own);
  return own ? `${shown} + ${added}` : `+ ${added}`;
}

/** A number of the coach: per cent, or turns with one decimal. */
export function oddsNumber(chance: Chance): string {
  if (chance.unit === "chance") return percent(chance.share);
  return t("web-flying-carpet-odds-turns", { turns: chance.share });
}

/** Letters for the arrows, for those who do not see their colours. */
export const LETTERS: Readonly<Record<Arrow, string>> = {
  light_blue: "A",
  dark_blue: "B",
  beige: "C",
  brown: "D",
};
