// What lies where, read from the view; no rule is decided here.

import type { HydroracersView, Text } from "../../core/wire";
import { colourOf } from "../../parts/emblems";
import type { Edition } from "./edition";

export type PlaneView = HydroracersView["planes"][number];

export const ELEMENTS = ["cooling", "propulsion", "controls", "structure"] as const;

const LETTERS: Readonly<Record<string, string>> = {
  italy: "I",
  united_states: "US",
  great_britain: "GB",
  france: "F",
};
const COLOURS: Readonly<Record<string, string>> = {
  red: "#c8372d",
  black: "#2b2f3a",
  blue: "#23509f",
  light_blue: "#6db7de",
};

/** How a plane is told from the others: a colour, and letters for those who do not see it. */
export interface Livery {
  colour: string;
  letters: string;
  dark: boolean; // whether light letters are read on it
}

export function liveryOf(plane: string, seat: number, edition: Edition | null): Livery {
  const info = edition?.planes.get(plane);
  const colour = COLOURS[info?.colour ?? ""];
  const letters = LETTERS[info?.nation ?? ""] ?? plane.slice(0, 2).toUpperCase();
  return {
    colour: colour ?? colourOf(seat),
    letters,
    dark: info?.colour !== "light_blue",
  };
}

/** A place in the order of the round, with what the air does to it. */
export interface Turn {
  seat: number;
  state: "done" | "now" | "later";
  air: number; // drag below 0, slipstream above
}

/** What the server says of each seat. */
export type Said = readonly (readonly Text[])[];

/** A number that the server says of a seat, 0 where it says none. */
function saidOf(said: Said, seat: number, fact: string): number {
  const [key, name] = [`hydroracers-${fact.split(".")[0]}`, fact.split(".")[1]!];
  return Number(said[seat]?.find((text) => text.key === key)?.params[name] ?? 0);
}

/** The order of the round, and what the air does to each. */
export function orderOf(view: HydroracersView, said: Said): Turn[] {
  return view.order.map((seat, place) => {
    const state = place < view.turn ? "done" : place === view.turn ? "now" : "later";
    return { seat, state, air: saidOf(said, seat, "slip.slip") - saidOf(said, seat, "leads.drag") };
  });
}

/** Whether the season is between two races. */
export function developing(view: HydroracersView): boolean {
  return view.stage === "developing";
}

/** The team of a seat, from 1, where teams play; else 0. */
export function teamOf(seat: number, said: Said): number {
  return saidOf(said, seat, "team.team");
}

/** The other seat of the same team, whose hand is seen beside the own one, or -1. */
export function mateOf(seat: number, said: Said): number {
  const team = teamOf(seat, said);
  return team ? said.findIndex((_, other) => other !== seat && teamOf(other, said) === team) : -1;
}

/** Cards of a hand one by one, the lowest first. */
export function handOf(plane: PlaneView | undefined, edition: Edition | null): string[] {
  return Object.entries(plane?.hand ?? {})
    .flatMap(([card, count]) => Array.from({ length: count }, () => card))
    .sort((a, b) => valuesOf(a, edition)[0]! - valuesOf(b, edition)[0]! || a.localeCompare(b));
}

/** What a card may be played as. */
export function valuesOf(card: string, edition: Edition | null): readonly number[] {
  const values = edition?.cards.get(card)?.values;
  return values?.length ? values : [Number.parseInt(card, 10) || 0];
}

export function repairOf(card: string, edition: Edition | null): number {
  return edition?.cards.get(card)?.repair ?? Number(card.split("/")[1] ?? 0);
}

/** How much damage the gauge of a basic cockpit holds before the crash; as much as it has, until that is known. */
export function slotsOf(plane: PlaneView, edition: Edition | null): number {
  const slots = plane.autopilot ? edition?.autopilotSlots : edition?.damageSlots;
  return Math.max(slots === undefined ? 0 : slots + (plane.extra_slots ?? 0), plane.damage);
}

/** A square of an element's tile, and the token that covers it. */
export interface Square {
  shows: string; // an element to spread to, penalty or cross
  token: HydroracersView["token"];
}

export interface Tile {
  element: (typeof ELEMENTS)[number];
  level: number;
  squares: Square[];
}

export function tilesOf(plane: PlaneView, edition: Edition | null): Tile[] {
  return ELEMENTS.filter((element) => plane.tiles[element]).map((element) => {
    const { level, tokens } = plane.tiles[element]!;
    const shows = edition?.tiles.get(element)?.[level - 1] ?? [];
    return {
      element,
      level,
      squares: tokens.map((token, square) => ({ token, shows: shows[square] ?? "" })),
    };
  });
}

/** A betting slot and the seats whose tokens lie on it, face down but for those that are known. */
export interface Slot {
  stake: number;
  wins: number; // what it pays on the winner
  tokens: { seat: number; plane: string }[];
}

/** What bets pay, as the position tells it in words. */
export function paysOf(position: readonly Text[] | null): Text["params"] | undefined {
  return position?.find(({ key }) => key === "hydroracers-line-slots")?.params;
}

export function slotsOfBets(
  view: HydroracersView,
  edition: Edition,
  position: readonly Text[] | null,
): Slot[] {
  const pays = new Map(
    ((paysOf(position)?.slots as Text[] | undefined) ?? []).map(({ params }) => [
      Number(params.stake),
      Number(params.wins),
    ]),
  );
  return edition.stakes.map((stake) => ({
    stake,
    wins: pays.get(stake) ?? 0,
    tokens: view.planes.flatMap(({ slot, bet }, seat) =>
      slot === stake ? [{ seat, plane: bet }] : [],
    ),
  }));
}

/** The share of damage among the tokens of a bag. */
export function damageShare({ bag }: PlaneView): number {
  const all = bag.damage + bag.alert;
  return all ? bag.damage / all : 0;
}
