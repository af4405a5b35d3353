import { describe, expect, it } from "vitest";
import type { Panel } from "./layout";
import { isTurned, pictureOf } from "./pictures";

const elephant = (...rows: string[]): Panel => ({ id: "elephant", kind: "ground", rows });

describe("pictures", () => {
  it("are ours for our panels, also where an edition has them the other way round", () => {
    const upright = elephant(".XX", "XXX", "XXX");
    const turned = elephant("XX.", "XXX", "XXX");
    expect([isTurned(upright), isTurned(turned)]).toEqual([false, true]);
    expect(pictureOf(turned)).toBe(pictureOf(upright));
  });

  it("are plain walls for a panel of another form", () => {
    const other = elephant("X.X");
    expect(isTurned(other)).toBe(false);
    expect(pictureOf(other)).toHaveLength(1);
  });
});
