// The course over water, drawn from a circuit's numbers: straight where it has no line, bending at
// its pylons, closed. Seen from a balcony: the sea is foreshortened until it fits the picture.

import type { Circuit } from "./edition";

export interface Point {
  x: number;
  y: number;
}

const STEPS = 12; // samples of a cell
const BEND = 1.15; // cells over which a corner bends, to either side
const SHARE = 0.72; // of the whole turn that the corners take; the rest is a gentle curve
const HALF_WIDTH = 0.44; // of the lane, in lengths of a cell
const FLATTEST = 0.4;
const STEEPEST = 1.3;

/** Directions along a lap that close it, one for each sample. */
function headings(circuit: Circuit): number[] {
  const { cells, corners } = circuit;
  const count = cells * STEPS;
  const sharp = corners.map(([, limit]) => 1 / Math.max(1, limit));
  const sum = sharp.reduce((total, one) => total + one, 0);
  const curvature = Array.from({ length: count }, (_, index) => {
    const at = index / STEPS;
    const bends = corners.map(([after], corner) => {
      const far = Math.abs(at - after);
      const away = Math.min(far, cells - far) / BEND;
      const weight = sum ? sharp[corner]! / sum : 0;
      return (weight * Math.exp(-away * away)) / (BEND * Math.sqrt(Math.PI));
    });
    const total = bends.reduce((all, one) => all + one, 0);
    return 2 * Math.PI * (SHARE * total + (1 - SHARE) / cells);
  });
  let first = 0; // two waves that are added to the curvature until the lap ends where it began
  let second = 0;
  for (let round = 0; round < 30; round++) {
    const gap = gapOf(curvature, first, second);
    if (Math.hypot(gap.x, gap.y) < 1e-6) break;
    const tiny = 1e-5;
    const a = gapOf(curvature, first + tiny, second);
    const b = gapOf(curvature, first, second + tiny);
    const [ax, ay] = [(a.x - gap.x) / tiny, (a.y - gap.y) / tiny];
    const [bx, by] = [(b.x - gap.x) / tiny, (b.y - gap.y) / tiny];
    const det = ax * by - bx * ay;
    if (Math.abs(det) < 1e-9) break;
    first += 0.7 * ((-gap.x * by + gap.y * bx) / det);
    second += 0.7 * ((-gap.y * ax + gap.x * ay) / det);
  }
  return turned(curvature, first, second);
}

function turned(curvature: readonly number[], first: number, second: number): number[] {
  let heading = 0;
  return curvature.map((bend, index) => {
    const now = heading;
    const phase = (2 * Math.PI * index) / curvature.length;
    heading += (bend + first * Math.cos(phase) + second * Math.sin(phase)) / STEPS;
    return now;
  });
}

function gapOf(curvature: readonly number[], first: number, second: number): Point {
  return walk(turned(curvature, first, second)).at(-1)!;
}

/** Points along directions, from the origin. */
function walk(directions: readonly number[]): Point[] {
  const points: Point[] = [{ x: 0, y: 0 }];
  for (const direction of directions) {
    const last = points.at(-1)!;
    points.push({
      x: last.x + Math.cos(direction) / STEPS,
      y: last.y + Math.sin(direction) / STEPS,
    });
  }
  return points;
}

/** What a course needs of the picture: its size, and room left free at its edges. */
export interface Frame {
  width: number;
  height: number;
  top: number;
  side: number;
  bottom: number;
}

export class Course {
  readonly cells: number;
  /** How much flatter the sea lies than it is wide. */
  readonly flat: number;
  /** The length of a cell across the picture. */
  readonly cell: number;
  readonly centre: Point;
  #points: Point[];
  #directions: number[];

  constructor(circuit: Circuit, frame: Frame) {
    this.cells = circuit.cells;
    const directions = headings(circuit);
    const way = walk(directions);
    const end = way.at(-1)!;
    const raw = way.slice(0, -1).map(({ x, y }, index) => ({
      x: x - (end.x * index) / directions.length, // what is left of the gap
      y: -(y - (end.y * index) / directions.length),
    }));
    const left = Math.min(...raw.map(({ x }) => x)) - HALF_WIDTH;
    const right = Math.max(...raw.map(({ x }) => x)) + HALF_WIDTH;
    const high = Math.min(...raw.map(({ y }) => y)) - HALF_WIDTH;
    const low = Math.max(...raw.map(({ y }) => y)) + HALF_WIDTH;
    const room = {
      x: frame.width - 2 * frame.side,
      y: frame.height - frame.top - frame.bottom,
    };
    const wide = room.x / (right - left);
    const tall = room.y / (low - high);
    this.flat = Math.min(STEEPEST, Math.max(FLATTEST, tall / wide));
    this.cell = Math.min(wide, tall / this.flat);
    const dx = frame.width / 2 - (this.cell * (left + right)) / 2;
    const dy = frame.top + room.y / 2 - (this.cell * this.flat * (high + low)) / 2;
    this.#directions = directions;
    this.#points = raw.map(({ x, y }) => ({
      x: x * this.cell + dx,
      y: y * this.cell * this.flat + dy,
    }));
    this.centre = {
      x: mean(this.#points.map(({ x }) => x)),
      y: mean(this.#points.map(({ y }) => y)),
    };
  }

  /** Where something is that has flown so many cells from the finish line, and a bit to the left. */
  at(flown: number, aside = 0): Point {
    const count = this.#points.length;
    const place = (((flown * STEPS) % count) + count) % count;
    const index = Math.floor(place);
    const rest = place - index;
    const here = this.#points[index]!;
    const next = this.#points[(index + 1) % count]!;
    const angle = this.#directions[index]!;
    return {
      x: here.x + (next.x - here.x) * rest - Math.sin(angle) * aside * this.cell,
      y: here.y + (next.y - here.y) * rest - Math.cos(angle) * aside * this.cell * this.flat,
    };
  }

  /** The direction there, in degrees, clockwise, before the sea is flattened. */
  turn(flown: number): number {
    const count = this.#directions.length;
    const index = Math.floor((((flown * STEPS) % count) + count) % count);
    return (-this.#directions[index]! * 180) / Math.PI;
  }

  /** Where a plane stands that is on a cell. */
  on(cell: number, aside = 0): Point {
    return this.at(cell - 0.5, aside);
  }

  /** The outline of a cell. */
  outline(cell: number): string {
    const steps = Array.from({ length: 7 }, (_, step) => cell - 1 + step / 6);
    const left = steps.map((flown) => this.at(flown, HALF_WIDTH));
    const right = steps.map((flown) => this.at(flown, -HALF_WIDTH)).reverse();
    return `${line([...left, ...right])}Z`;
  }

  /** The line across the lane after a cell, a bit longer than the lane is wide. */
  across(cell: number, more = 0): [Point, Point] {
    return [this.at(cell, HALF_WIDTH + more), this.at(cell, -HALF_WIDTH - more)];
  }

  /** The way from one cell to another. */
  way(start: number, end: number, aside = 0): string {
    const steps = Math.max(1, Math.round((end - start) * 6));
    return line(
      Array.from({ length: steps + 1 }, (_, step) =>
        this.on(start + ((end - start) * step) / steps, aside),
      ),
    );
  }

  /** An edge of the lane, or a line along it. */
  along(aside: number): string {
    const steps = this.cells * 6;
    return `${line(Array.from({ length: steps }, (_, step) => this.at(step / 6, aside)))}Z`;
  }

  readonly halfWidth = HALF_WIDTH;
}

/** The cell of the lap that a plane is on after more laps, or before the first. */
export function wrapped(cell: number, cells: number): number {
  return ((((cell - 1) % cells) + cells) % cells) + 1;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** Points as a path. */
export function line(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}
