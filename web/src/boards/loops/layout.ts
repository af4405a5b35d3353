// Where things lie: cards in order, seats round the table, heights in the sky.

import { components } from "../../core/components.svelte";
import type { LoopsView } from "../../core/wire";

export type Kind = "altitude" | "pitch" | "direction" | "speed" | "draw" | "loop";

export interface Face {
  id: string;
  kind: Kind;
  value: number; // metres, or the number on a Draw card, else 0
}

export interface Group {
  face: Face;
  count: number;
}

export interface Spot {
  x: number; // in per cent of the box
  y: number;
}

const SPECIALS: readonly Kind[] = ["pitch", "direction", "speed", "draw", "loop"];
const STEPS = [1, 2, 5];
const MARKS = 10; // of an altimeter, like the hours of a clock
const GROUND = 7; // where the aeroplane stands on the runway, in per cent of the sky
const LOWEST = 24; // where the lowest altitude is
const HIGHEST = 86;
const MOST_BESIDE = 8; // sets in a row: their numbers can still be read

/** A card's face, as the edition prints it. */
export function face(id: string): Face {
  const printed = components.of("card", id);
  return {
    id,
    kind: (printed?.kind as Kind | undefined) ?? "altitude",
    value: Number(printed?.value ?? printed?.amount ?? 0),
  };
}

/** What the circle at the foot of a card says. */
export function pointsOf(id: string): number | null {
  return (components.of("card", id)?.points as number | undefined) ?? null;
}

/** The altitudes of the edition from low to high. */
export function altitudes(): number[] {
  return components
    .list("card")
    .filter((card) => card.kind === "altitude")
    .map((card) => Number(card.value))
    .sort((a, b) => a - b);
}

/** How high a number is among the altitudes: 0 for the lowest, 1 for the highest. */
export function share(altitude: number): number {
  const all = altitudes();
  const [low, high] = [all[0] ?? 0, all.at(-1) ?? 0];
  return high > low ? Math.min(1, Math.max(0, (altitude - low) / (high - low))) : 0;
}

function rank({ kind, value }: Face): number {
  return kind === "altitude" ? value : 1e6 + SPECIALS.indexOf(kind) * 100 + value;
}

/** A hand in order: altitudes from low to high, then the specials. */
export function groups(hand: Readonly<Record<string, number>>): Group[] {
  return Object.entries(hand)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => ({ face: face(id), count }))
    .sort((a, b) => rank(a.face) - rank(b.face));
}

/** Count a list of cards. */
export function tally(cards: readonly string[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const card of cards) counted[card] = (counted[card] ?? 0) + 1;
  return counted;
}

/** A pile from its top, equal neighbours together. */
export function runs(pile: readonly string[]): { id: string; count: number }[] {
  const found: { id: string; count: number }[] = [];
  for (const id of [...pile].reverse()) {
    const last = found.at(-1);
    if (last?.id === id) last.count++;
    else found.push({ id, count: 1 });
  }
  return found;
}

/** How high in the sky, in per cent from the ground; 0 metres is the runway. */
export function height(altitude: number): number {
  if (altitude <= 0) return GROUND;
  return LOWEST + share(altitude) * (HIGHEST - LOWEST);
}

/** What stands at the marks of the altimeter, and how many metres lie between two. */
export interface Dial {
  labels: number[];
  step: number;
}

/** The dial for the altitudes of the edition: steps of 1, 2 or 5, so that the highest is on it. */
export function dial(): Dial {
  const highest = altitudes().at(-1) ?? 0;
  let unit = 1;
  let few: number | undefined;
  while (!(few = STEPS.find((one) => one * unit * MARKS > highest))) unit *= 10;
  const step = few * unit;
  return { labels: Array.from({ length: MARKS }, (_, mark) => (mark * step) / unit), step };
}

/** The needle: once round all marks. */
export function needle(altitude: number): number {
  return (altitude / (MARKS * dial().step)) * 360;
}

/** Seats round the table, `first` at the bottom; the neighbour on the left comes clockwise. */
export function around(seats: number, first: number): Spot[] {
  return Array.from({ length: seats }, (_, seat) => {
    const angle = Math.PI / 2 + ((seat - first + seats) % seats) * ((2 * Math.PI) / seats);
    return { x: round(50 + 50 * Math.cos(angle)), y: round(50 + 50 * Math.sin(angle)) };
  });
}

/** How many sets lie beside each other on a narrow screen: rows are equally long, none too tight. */
export function columns(sets: number): number {
  return Math.ceil(sets / Math.max(1, Math.ceil(sets / MOST_BESIDE)));
}

/** How many cards are known to be in a hand. */
export function knownOf(view: Pick<LoopsView, "seat" | "known">, seat: number): number {
  if (seat === view.seat) return 0;
  return Object.values(view.known[seat] ?? {}).reduce((sum, copies) => sum + copies, 0);
}

/** How a card of the pile lies: a little askew, always the same way. */
export function lie(index: number): { turn: number; x: number; y: number } {
  const wave = (factor: number) => Math.sin((index + 1) * factor);
  return { turn: round(wave(2.4) * 7), x: round(wave(1.7) * 4), y: round(wave(3.1) * 3) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
