// Where things lie: cards, lanes, scales, the track. Drawn from the components of the edition, no rules.

import { components } from "../../core/components.svelte";
import type { LuckyLoopView } from "../../core/wire";

export type Colour = "red" | "blue" | "green" | "yellow"; // each has its manoeuvre

export interface Card {
  id: string;
  colour: Colour;
  difficulty: number;
  exact: number;
  exceeded: number;
}

export const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow"];

/** The programmes of the edition, in its order. */
export function programmes(): string[] {
  return components.list("programme").map((row) => row.id);
}

/** The colours of a programme's slots, from left to right. */
export function slotsOf(programme: string): Colour[] {
  return (components.of("programme", programme)?.slots as Colour[] | undefined) ?? [];
}

export interface Pile {
  id: string;
  colours: Colour[];
}

export function piles(): Pile[] {
  return components.list("pile").map(({ id, colours }) => ({ id, colours: colours as Colour[] }));
}

/** A card as the edition prints it. */
export function card(id: string): Card {
  const printed = components.of("card", id);
  return {
    id,
    colour: (printed?.colour as Colour | undefined) ?? "red",
    difficulty: Number(printed?.difficulty ?? 0),
    exact: Number(printed?.points_exact ?? 0),
    exceeded: Number(printed?.points_exceeded ?? 0),
  };
}

/** A hand by colour, then by difficulty. */
export function sorted(hand: readonly string[]): Card[] {
  const place = (one: Card) => COLOURS.indexOf(one.colour) * 100 + one.difficulty;
  return hand.map(card).sort((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
}

// -- scales ------------------------------------------------------------------------------------

/** The ends of every scale: the fewest points that count, and those that cannot be repeated. */
function scaleEnds(): { first: number; last: number } {
  return {
    first: components.number("scoring", "programme_minimum"),
    last: components.number("scoring", "unrepeatable_from"),
  };
}

export interface Cell {
  points: number;
  label: string;
  seats: number[]; // whose markers lie here
  record: boolean;
  token: boolean; // the first result this good earns a bonus token
}

/** The cells of a programme's scale with all that lies on them. */
export function scale(view: LuckyLoopView, programme: string, threshold: number): Cell[] {
  const { first, last } = scaleEnds();
  const record = view.records[programme] ?? 0;
  const cellOf = (points: number) => Math.min(last, Math.max(first, points));
  return Array.from({ length: last - first + 1 }, (_, place) => first + place).map((points) => ({
    points,
    label: points === last ? `${points}+` : String(points),
    seats: view.scores.flatMap((scores, seat) =>
      scores[programme] !== undefined && cellOf(scores[programme]) === points ? [seat] : [],
    ),
    record: record >= first && cellOf(record) === points,
    token: record < threshold && points === cellOf(threshold),
  }));
}

// -- the main track ----------------------------------------------------------------------------

/** The last space of the track. */
export function trackLast(): number {
  return Math.max(1, components.number("board", "track_last"));
}

export interface Pawn {
  seat: number;
  total: number;
  at: number; // per cent of the runway
  lane: number; // pawns that would cover each other fly in echelon
}

const NEAR = 5; // per cent

/** Where the pawns stand; what the track cannot show stands at its ends. */
export function track(totals: readonly number[]): Pawn[] {
  const last = trackLast();
  const pawns = totals.map((total, seat) => ({
    seat,
    total,
    at: (Math.min(last, Math.max(0, total)) / last) * 100,
    lane: 0,
  }));
  const placed: Pawn[] = [];
  for (const pawn of [...pawns].sort((a, b) => a.at - b.at || a.seat - b.seat)) {
    while (placed.some((other) => other.lane === pawn.lane && pawn.at - other.at < NEAR))
      pawn.lane++;
    placed.push(pawn);
  }
  return pawns;
}

// -- flights -----------------------------------------------------------------------------------

type Told = NonNullable<LuckyLoopView["flight"]["figures"]>[number];

export interface Figure {
  number: number; // from 1
  card: Card;
  state: Told["state"];
  dice: readonly number[];
  star: boolean;
  points: number; // as the server counts them; 0 while it is open
}

export interface Flight {
  kind: NonNullable<LuckyLoopView["flight"]["kind"]>;
  programme: string; // "" for a free flight
  figures: Figure[];
  roll: readonly number[];
  stock: number; // dice that neither lie on a card nor on the table
  seventh: boolean;
  toRoll: number;
}

/** The flight that is under way, or null. */
export function flight(view: LuckyLoopView): Flight | null {
  const told = view.flight;
  if (!told.kind || !told.figures) return null;
  const roll = told.roll ?? [];
  return {
    kind: told.kind,
    programme: view.programme,
    figures: told.figures.map((figure, index) => ({
      ...figure,
      number: index + 1,
      card: card(figure.card),
      star: index + 1 === told.highlight,
    })),
    roll,
    stock: (told.dice_left ?? 0) - roll.length,
    seventh: told.seventh_used ?? false,
    toRoll: told.to_roll ?? 0,
  };
}

/** Which dice of a roll were thrown just now: true by place. */
export function freshDice(roll: readonly number[], thrown: readonly number[]): boolean[] {
  const left = [...thrown];
  return roll.map((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
