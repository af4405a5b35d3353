import { describe, expect, it } from "vitest";
import { Course } from "./course";
import type { Circuit } from "./edition";
import { sampleCircuits } from "./sample";

const FRAME = { width: 1000, height: 440, top: 80, side: 30, bottom: 18 };
const PHONE = { width: 360, height: 200, top: 34, side: 12, bottom: 10 };

function centres(circuit: Circuit, frame = FRAME) {
  const course = new Course(circuit, frame);
  return Array.from({ length: circuit.cells }, (_, index) => course.on(index + 1));
}

describe.each(sampleCircuits())("the course of $id", (circuit) => {
  it("closes: the cell after the last is the first", () => {
    const course = new Course(circuit, FRAME);
    expect(course.on(circuit.cells + 1)).toEqual(course.on(1));
    const [last, first] = [course.at(circuit.cells - 0.01), course.at(0.01)];
    expect(Math.hypot(last.x - first.x, last.y - first.y)).toBeLessThan(course.cell * 0.1);
  });

  it.each([FRAME, PHONE])("fits into the picture below the horizon", (frame) => {
    const course = new Course(circuit, frame);
    for (let flown = 0; flown < circuit.cells; flown += 0.25) {
      for (const aside of [course.halfWidth, -course.halfWidth]) {
        const { x, y } = course.at(flown, aside);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(frame.width);
        expect(y).toBeGreaterThan(frame.top * 0.8);
        expect(y).toBeLessThan(frame.height);
      }
    }
  });

  it("never lays one cell upon another", () => {
    const course = new Course(circuit, FRAME);
    const all = centres(circuit);
    all.forEach((one, index) =>
      all.slice(index + 1).forEach((other) => {
        const apart = Math.hypot(one.x - other.x, (one.y - other.y) / course.flat);
        expect(apart).toBeGreaterThan(course.cell * 0.75);
      }),
    );
  });

  it("has its finish line in front, flown from left to right", () => {
    const course = new Course(circuit, FRAME);
    expect(course.on(1).x).toBeGreaterThan(course.on(0).x);
    expect(course.at(0).y).toBeGreaterThan(course.centre.y);
    expect(course.turn(0)).toBeCloseTo(0);
  });

  it("bends most at its pylons", () => {
    const course = new Course(circuit, FRAME);
    const bend = (flown: number) => Math.abs(course.turn(flown + 0.5) - course.turn(flown - 0.5));
    const corners = circuit.corners.map(([after]) => bend(after));
    expect(Math.min(...corners)).toBeGreaterThan(bend(1));
  });
});

describe("a circuit that nobody has drawn", () => {
  it("gets a course too, however many corners it has", () => {
    for (const cells of [8, 24, 60, 200]) {
      const corners = Array.from(
        { length: Math.floor(cells / 5) },
        (_, corner) => [4 + corner * 4, 5] as const,
      );
      const course = new Course({ id: "own", cells, corners, grid: [0] }, FRAME);
      expect(Number.isFinite(course.on(3).x + course.on(cells).y)).toBe(true);
    }
  });
});
