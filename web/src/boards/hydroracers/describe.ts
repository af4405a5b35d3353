// Words for what lies on the board: for labels, and for those who listen.

import { percent } from "../../core/percent";
import { form, t, texts } from "../../core/texts.svelte";
import type { Chance, HydroracersView, Text } from "../../core/wire";
import type { Move } from "./choose";
import type { Desk } from "./desk.svelte";
import type { Edition } from "./edition";
import { damageShare, repairOf, valuesOf, type PlaneView } from "./layout";

/** The name of a component: as the edition has it, else as the game's texts do. */
function named(kinds: readonly string[], id: string, edition: Edition | null): string {
  for (const kind of kinds) {
    const text: Text | undefined = edition?.names[kind]?.[id];
    if (text) return form(text);
  }
  return "";
}

export function planeName(plane: string, edition: Edition | null): string {
  return named(["plane"], plane, edition) || plane;
}

export function circuitName(circuit: string, edition: Edition | null): string {
  const key = `hydroracers-circuit-${circuit}`;
  return named(["circuit"], circuit, edition) || (texts.has(key) ? t(key) : circuit);
}

export function pilotName(pilot: string, edition: Edition | null): string {
  return named(["pilot"], pilot, edition) || pilot;
}

/** The name of a card that development brings; those of the first deck have none but numbers. */
export function cardTitle(card: string, edition: Edition | null): string {
  return named(["movement", "technology", "advantage"], card, edition);
}

export function effectOf(card: string): string {
  const key = `hydroracers-effect-${card}`;
  return texts.has(key) ? t(key) : "";
}

/** "Speed 7, repair time 2"; a card from development with its name and what it does. */
/** Why a thing is of no use now, after its name, for those who listen: the focus alone tells it. */
export function whyWords(desk: Desk, kind: string, id: string): string {
  const reason = desk.reason(kind, id);
  return reason ? `. ${form(reason.text)}` : "";
}

export function cardWords(card: string, edition: Edition | null): string {
  const told = { values: valuesOf(card, edition).join("/"), repair: repairOf(card, edition) };
  const title = cardTitle(card, edition);
  const plain = t("web-hydroracers-card", told);
  return title ? [title, plain, effectOf(card)].filter(Boolean).join(", ") : plain;
}

/** How a movement adds up: "7 − 1 = 6". */
export function sumWords(move: Move): string {
  return move.sum ? form(move.sum) : String(move.speed);
}

/** "corner 5: 1 danger", or nothing. */
export function dangerWords(move: Move): string {
  if (!move.dangers) return "";
  return t("web-hydroracers-dangers", {
    causes: move.causes.map(form).join(", "),
    dangers: move.dangers,
  });
}

export function bagWords(plane: PlaneView): string {
  return t("web-hydroracers-bag", {
    damage: plane.bag.damage,
    alert: plane.bag.alert,
    share: Math.round(damageShare(plane) * 100),
  });
}

export function elementName(element: string): string {
  return t(`hydroracers-element-${element}`);
}

/** What a square does when damage covers it. */
export function squareWords(shows: string): string {
  if (shows === "cross") return t("hydroracers-square-cross");
  if (shows === "penalty") return t("hydroracers-sign-penalty");
  return shows ? t("hydroracers-square-spread", { element: elementName(shows) }) : "";
}

/** What the air does to a plane: "drag −1", "slipstream +2", or nothing. */
export function airWords(air: number): string {
  if (air < 0) return t("web-hydroracers-drag", { drag: -air });
  return air > 0 ? t("hydroracers-slip", { slip: air }) : "";
}

/** "Heat 2 of 3, round 4", or what the season is busy with. */
export function momentWords(view: HydroracersView, heats: number): string {
  if (!view.heat) return t("hydroracers-setup");
  return `${t("hydroracers-heat", { heat: view.heat, heats })} · ${t("hydroracers-round", { round: view.round })}`;
}

/** A number of the coach: a chance in per cent, or how many on average. */
export function oddsNumber({ unit, share }: Chance): string {
  if (unit === "chance") return percent(share);
  return new Intl.NumberFormat(texts.language, { maximumFractionDigits: 2 }).format(share);
}
