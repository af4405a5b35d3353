// From touches to a choice: the ways that are open, and those that fit what is touched.

import type { Choice, FlyingCarpetView, Reason } from "../../core/wire";
import { cellOf, legsOf, type Arrow, type Cell, type Direction, type Land } from "./layout";

/** One choice of a turn, with the path that it will take. */
export interface Way {
  choice: Choice;
  kind: "play" | "direction_only" | "no_card";
  card: string; // the wind card, or ""
  arrow: Arrow | "";
  direction: Direction | "";
  swap: string;
  from: Cell;
  path: readonly Cell[]; // the cells that are entered
  end: Cell;
  ejected: boolean;
  meets: number; // the carpet that lies on top there, or -1
  wins: boolean;
  wind: { added: number; own: number }; // columns that the wind adds, and those of the cards
}

type Told = Record<string, unknown>;

function told(choice: Choice, ...names: string[]): Told | undefined {
  return choice.outlook?.events.find(({ event }) => names.includes(String(event)));
}

/** Read the ways from the choices of a turn and what they will bring. */
export function waysOf(choices: readonly Choice[], view: FlyingCarpetView, land: Land): Way[] {
  const from = cellOf(view, view.seat);
  if (view.phase !== "turn" || !from) return [];
  return choices.flatMap((choice) => {
    const moved = told(choice, "CarpetMoved", "CarpetEjected");
    const { action } = choice;
    if (!moved) return [];
    const path = moved.path as Cell[];
    const ejected = moved.event === "CarpetEjected";
    const way: Way = {
      choice,
      kind: action.do as Way["kind"],
      card: String(action.card ?? ""),
      arrow: (action.arrow as Arrow | undefined) ?? "",
      direction: (action.direction as Direction | undefined) ?? "",
      swap: String(action.swap ?? ""),
      from,
      path,
      end: ejected ? land.start : (path.at(-1) ?? from),
      ejected,
      meets: metBy(choice, view, path.at(-1) ?? from, land),
      wins: Boolean(told(choice, "CarpetArrived")),
      wind: { added: 0, own: 0 },
    };
    way.wind = windOf(way, land);
    return [way];
  });
}

function metBy(choice: Choice, view: FlyingCarpetView, end: Cell, land: Land): number {
  const opened = told(choice, "LandingOpened");
  if (opened) return Number(opened.target);
  if (end.join() === land.start.join()) return -1;
  const stack = view.stacks[end.join()] ?? [];
  return stack.filter((seat) => seat !== view.seat).at(-1) ?? -1;
}

/** What of the sideways leg the cards do themselves, and what the wind adds. */
function windOf(way: Way, land: Land): Way["wind"] {
  const card = land.cards.get(way.card);
  const shown = card && way.arrow ? legsOf(card, way.arrow).columns : 0;
  const pushed = way.direction === "right" ? 1 : way.direction === "left" ? -1 : 0;
  const own = shown + pushed;
  if (way.ejected) {
    const row = (way.path.at(-1) ?? way.from)[1];
    const zone = land.zones.find(({ rows }) => rows[0] <= row && row <= rows[1]);
    return { added: zone?.force ?? 0, own };
  }
  return { added: way.end[0] - way.from[0] - own, own };
}

export function sameCell(a: Cell | null, b: Cell | null): boolean {
  return a !== null && b !== null && a[0] === b[0] && a[1] === b[1];
}

/** What is touched: all that is not touched is open. */
export interface Touch {
  card: string; // a wind card, NO_CARD, or "" for any
  direction: Direction | "";
  cell: Cell | null;
  off: boolean; // the edge that carpets are blown over
}

export const NO_CARD = "none";
export const NOTHING: Touch = { card: "", direction: "", cell: null, off: false };

/** The ways that fit what is touched. A direction card that is not touched may still join. */
export function fitting(ways: readonly Way[], touch: Touch): Way[] {
  return ways.filter((way) => {
    if (touch.card === NO_CARD && way.kind !== "no_card") return false;
    if (touch.card && touch.card !== NO_CARD && way.card !== touch.card) return false;
    if (!touch.card && !touch.cell && !touch.off && touch.direction && way.card) return false;
    if (touch.direction && way.direction !== touch.direction) return false;
    if (way.swap) return false; // what is swapped is said of a way, not a way of its own
    if (touch.off) return way.ejected;
    return !touch.cell || (!way.ejected && sameCell(way.end, touch.cell));
  });
}

/** How much a way costs: direction cards are few, wind cards come back. */
function cost(way: Way): number {
  return (way.direction ? 10 : 0) + (way.card ? 2 : 0) + (way.choice.action.wind_first ? 1 : 0);
}

/** The cheapest first. */
export function ordered(ways: readonly Way[]): Way[] {
  return ways.toSorted((a, b) => cost(a) - cost(b) || a.choice.code - b.choice.code);
}

/** A cell where ways end, with all of them, the cheapest first. */
export interface Goal {
  cell: Cell;
  ways: readonly Way[];
  off: boolean;
}

export function goalsOf(ways: readonly Way[]): Goal[] {
  const goals = new Map<string, Way[]>();
  for (const way of ordered(ways)) {
    const key = way.ejected ? `off,${(way.path.at(-1) ?? way.from)[1]}` : way.end.join();
    goals.set(key, [...(goals.get(key) ?? []), way]);
  }
  return [...goals.values()].map((found) => {
    const [first] = found as [Way];
    const off = first.ejected;
    return { cell: off ? (first.path.at(-1) ?? first.from) : first.end, ways: found, off };
  });
}

/** The same way with a card swapped afterwards. */
export function withSwap(ways: readonly Way[], swap: string): Way | undefined {
  return ways.find((way) => way.kind === "no_card" && way.swap === swap);
}

/** The reason that tells of a thing, or the one that tells of all. */
function aboutOf(reasons: readonly Reason[], kind: string, id: string): Reason | undefined {
  const about = ({ things }: Reason) => things[kind]?.includes(id);
  return reasons.find(about) ?? reasons.find(({ things }) => !Object.keys(things).length);
}

/** Why an arrow of a card, or a direction card alone, cannot be flown. */
export function reasonOf(
  reasons: readonly Reason[],
  card: string,
  arrow: string,
): Reason | undefined {
  return aboutOf(reasons, "flight", card ? `${card} ${arrow}` : `direction ${arrow}`);
}

/** Why nothing leads to a cell; a panel that is placed looks for its column, then for its row. */
export function reasonAt(reasons: readonly Reason[], [column, row]: Cell): Reason | undefined {
  return (
    aboutOf(reasons, "cell", `${column},${row}`) ??
    aboutOf(reasons, "column", String(column)) ??
    aboutOf(reasons, "row", String(row))
  );
}

/** The cell that blocks a flight, where its reason names one: "(7,3)". */
export function blockedAt(reason: Reason | undefined): Cell | null {
  const found = /^\((\d+),(\d+)\)$/.exec(String(reason?.text.params.cell ?? ""));
  return found ? [Number(found[1]), Number(found[2])] : null;
}

// -- landing and building ----------------------------------------------------------------------

/** A choice that is made at a cell: a landing, or the place of a panel. */
export interface Spot {
  choice: Choice;
  cell: Cell;
}

/** Where a landing leads: holding happens here, a forced carpet falls to its cell. */
export function landingSpots(choices: readonly Choice[], here: Cell): Spot[] {
  return choices.map((choice) => {
    const fell = told(choice, "CarpetForcedDown")?.cell as Cell | undefined;
    return { choice, cell: fell ?? here };
  });
}

/** Columns and rows of a panel that is being placed. */
export function buildingSpots(choices: readonly Choice[], view: FlyingCarpetView): Spot[] {
  return choices.flatMap((choice): Spot[] => {
    const { column, row } = choice.action as { column?: number; row?: number };
    if (column !== undefined) return [{ choice, cell: [column, 1] }];
    if (row !== undefined) return [{ choice, cell: [view.draft.column ?? 1, row] }];
    return [];
  });
}
