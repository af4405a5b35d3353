// Where things lie: cards, lanes, scales, the track. Facts of the deck, no rules.

import { deck } from "../../core/deck.svelte";
import type { LuckyLoopView } from "../../core/wire";

export type Colour = "red" | "blue" | "green" | "yellow";
export type Programme = keyof LuckyLoopView["board"];
export type Pile = keyof LuckyLoopView["draw_sizes"];

export interface Card {
  id: string;
  colour: Colour;
  difficulty: number;
  exact: number;
  exceeded: number;
  dice: number; // the fewest that can reach it
}

export const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow"];
const LETTERS: Record<string, Colour> = { R: "red", B: "blue", G: "green", Y: "yellow" };

/** The slots of each programme, from left to right. */
export const LANES: Readonly<Record<Programme, readonly [Colour, Colour, Colour]>> = {
  red_rooster: ["red", "green", "blue"],
  rubber_duck: ["yellow", "green", "red"],
  diving_dove: ["yellow", "green", "blue"],
  mighty_eagle: ["yellow", "red", "blue"],
};
export const PROGRAMMES = Object.keys(LANES) as Programme[];
export const PILES: Readonly<Record<Pile, readonly [Colour, Colour]>> = {
  red_blue: ["red", "blue"],
  yellow_green: ["yellow", "green"],
};

const FACES = 6;

/** A card as the edition prints it; before that is known, its id tells colour and difficulty. */
export function card(id: string): Card {
  const printed = deck.of(id);
  const difficulty = printed?.value ?? Number(id.slice(1, 3));
  return {
    id,
    colour: (printed?.kind as Colour | undefined) ?? LETTERS[id[0]!] ?? "red",
    difficulty,
    exact: printed?.points ?? 0,
    exceeded: printed?.exceeded ?? 0,
    dice: Math.ceil(difficulty / FACES),
  };
}

/** A hand by colour, then by difficulty. */
export function sorted(hand: readonly string[]): Card[] {
  const place = (one: Card) => COLOURS.indexOf(one.colour) * 100 + one.difficulty;
  return hand.map(card).sort((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
}

// -- scales ------------------------------------------------------------------------------------

export const SCALE_FIRST = 8;
export const SCALE_LAST = 20; // and more
export const SCALE = Array.from(
  { length: SCALE_LAST - SCALE_FIRST + 1 },
  (_, n) => SCALE_FIRST + n,
);

export interface Cell {
  points: number;
  label: string;
  seats: number[]; // whose markers lie here
  record: boolean;
  token: boolean; // the first result this good earns a bonus token
}

/** The cells of a programme's scale with all that lies on them. */
export function scale(view: LuckyLoopView, programme: Programme, threshold: number): Cell[] {
  const record = view.records[programme];
  return SCALE.map((points) => ({
    points,
    label: points === SCALE_LAST ? `${points}+` : String(points),
    seats: view.scores.flatMap((scores, seat) =>
      scores[programme] !== undefined && cellOf(scores[programme]) === points ? [seat] : [],
    ),
    record: record >= SCALE_FIRST && cellOf(record) === points,
    token: record < threshold && points === cellOf(threshold),
  }));
}

function cellOf(points: number): number {
  return Math.min(SCALE_LAST, Math.max(SCALE_FIRST, points));
}

// -- the main track ----------------------------------------------------------------------------

export const TRACK_LAST = 95;

export interface Pawn {
  seat: number;
  total: number;
  at: number; // per cent of the runway
  lane: number; // pawns that would cover each other fly in echelon
}

const NEAR = 5; // per cent

/** Where the pawns stand; what the track cannot show stands at its ends. */
export function track(totals: readonly number[]): Pawn[] {
  const pawns = totals.map((total, seat) => ({
    seat,
    total,
    at: (Math.min(TRACK_LAST, Math.max(0, total)) / TRACK_LAST) * 100,
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

export interface Figure {
  number: number; // from 1
  card: Card;
  state: string;
  dice: readonly number[];
  star: boolean;
  points: number; // by what was flown; 0 while it is open
}

export interface Flight {
  kind: string;
  programme: Programme | "";
  figures: Figure[];
  roll: readonly number[];
  stock: number; // dice that neither lie on a card nor on the table
  seventh: boolean;
  toRoll: number;
}

const STAR = 2; // the highlighted figure counts so many times

/** The flight that is under way, or null. */
export function flight(view: LuckyLoopView): Flight | null {
  const told = view.flight;
  if (!told.kind || !told.figures) return null;
  const roll = told.roll ?? [];
  return {
    kind: told.kind,
    programme: view.programme as Programme | "",
    figures: told.figures.map((figure, index) =>
      figureOf(figure, index + 1, index + 1 === told.highlight),
    ),
    roll,
    stock: (told.dice_left ?? 0) - roll.length,
    seventh: told.seventh_used ?? false,
    toRoll: told.to_roll ?? 0,
  };
}

function figureOf(
  told: { card: string; state: string; dice: readonly number[] },
  number: number,
  star: boolean,
): Figure {
  const face = card(told.card);
  const points =
    told.state === "exact" ? face.exact : told.state === "exceeded" ? face.exceeded : 0;
  const counted = points * (star ? STAR : 1);
  return { number, card: face, state: told.state, dice: told.dice, star, points: counted };
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

// -- the free programme ------------------------------------------------------------------------

export const FREE = { cards: 3, mostCards: 6, difficulty: 25, dice: 6 };

export interface Gauges {
  cards: number;
  difficulty: number;
  dice: number;
  ready: boolean; // as far as the gauges can tell; the server decides
}

/** What the two gauges of the free programme show. */
export function gauges(ids: readonly string[]): Gauges {
  const cards = ids.map(card);
  const difficulty = cards.reduce((sum, one) => sum + one.difficulty, 0);
  const dice = cards.reduce((sum, one) => sum + one.dice, 0);
  const ready =
    cards.length >= FREE.cards &&
    cards.length <= FREE.mostCards &&
    difficulty >= FREE.difficulty &&
    dice <= FREE.dice;
  return { cards: cards.length, difficulty, dice, ready };
}
