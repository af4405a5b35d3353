import { describe, expect, it } from "vitest";
import { LAND } from "../../boards/flying_carpet/sample";
import { corridorCells } from "./corridor";
import { formLink, optionsOf, readLink, writeLink } from "./link";
import { cellsOf, freePlace, isEven, piecesOf, placeOf, within } from "./pieces";

const PLACE = [
  ["house", 4, 1],
  ["cloud_medium", 11, 8, "mirrored"],
];

describe("a link", () => {
  it("brings panels and name back", () => {
    for (const name of ["", "Nuit d’été ~ + #1 %"]) {
      const drawn = { place: PLACE, name };
      expect(readLink(writeLink(drawn))).toEqual(drawn);
    }
    expect(writeLink({ place: PLACE, name: "" })).toBe("house@4/1+cloud_medium@11/8/mirrored");
  });

  it("that was written by hand or cut off gives what makes sense", () => {
    expect(readLink("house@4+nonsense+elephant@x/1+palace@100/1~%E0%A4%A")).toEqual({
      place: [["house", 4, 1]],
      name: "",
    });
    expect(readLink("")).toEqual({ place: [], name: "" });
    expect(readLink(Array(50).fill("house@4").join("+")).place).toHaveLength(20);
  });

  it("to a table turns panels only where some are turned", () => {
    expect(optionsOf([["house", 4, 1]])).toEqual({
      landscape: "custom",
      panels: [["house", 4, 1]],
    });
    expect(optionsOf(PLACE)["mirror_panels"]).toBe(true);
    expect(
      new URL(formLink({ landscape: "caravan" }), "http://x").searchParams.get("options"),
    ).toBe('{"landscape":"caravan"}');
  });
});

describe("pieces", () => {
  it("are the panels of a landscape, each once", () => {
    const pieces = piecesOf([...PLACE, ["house", 9, 1], ["castle", 3, 1]], LAND);
    expect(placeOf(pieces)).toEqual(PLACE);
  });

  it("stay on the board, and on the ground what stands there", () => {
    const house = { id: "house", column: 30, row: 7, mirrored: false };
    expect(within(house, LAND)).toMatchObject({ column: 23, row: 1 });
    const cloud = { id: "cloud_medium", column: -3, row: 12, mirrored: false };
    expect(within(cloud, LAND)).toMatchObject({ column: 1, row: 11 });
  });

  it("cover cells, turned ones the other way round", () => {
    const cloud = { id: "cloud_medium", column: 5, row: 8, mirrored: false };
    expect(cellsOf(cloud, LAND)).toContainEqual([6, 9]);
    expect(cellsOf(cloud, LAND)).not.toContainEqual([5, 9]);
    expect(isEven({ id: "x", kind: "ground", rows: ["X.", "XX"] })).toBe(false);
    expect(isEven(LAND.panels.get("house")!)).toBe(true);
  });

  it("find the first free place", () => {
    expect(freePlace("house", [], LAND)).toMatchObject({ column: 3, row: 1 });
    const other = { ...LAND, panels: new Map(LAND.panels) };
    other.panels.set("hut", { id: "hut", kind: "ground", rows: ["X"] });
    const taken = [{ id: "house", column: 3, row: 1, mirrored: false }];
    expect(freePlace("hut", taken, other)).toMatchObject({ column: 5, row: 1 });
    expect(freePlace("cloud_medium", taken, LAND)).toMatchObject({ column: 3, row: 11 });
  });
});

describe("the corridor", () => {
  it("climbs before a panel and comes down behind it", () => {
    const rows = [
      [1, 12],
      [3, 8],
      [1, 12],
    ];
    expect(corridorCells(rows)).toEqual([
      [1, 1],
      [1, 3],
      [2, 3],
      [3, 3],
      [3, 1],
    ]);
    expect(corridorCells([])).toEqual([]);
  });
});
