import { describe, expect, it } from "vitest";
import { addressOf, placeOf } from "./addresses";

describe("addresses", () => {
  it("are plain paths where a server answers them", () => {
    expect(addressOf("/rules/loops#LO-14", false)).toBe("/rules/loops#LO-14");
    const place = placeOf(new URL("https://example.org/rules/loops?at=3#LO-14"), false);
    expect([place.pathname, place.search, place.hash]).toEqual(["/rules/loops", "?at=3", "#LO-14"]);
  });

  it("stand behind a # where one page is all there is", () => {
    expect(addressOf("/rules/loops#LO-14", true)).toBe("#/rules/loops#LO-14");
    const place = placeOf(new URL("https://example.org/some/folder/#/new?game=loops#x"), true);
    expect([place.pathname, place.search, place.hash]).toEqual(["/new", "?game=loops", "#x"]);
  });

  it("mean the first page where nothing is said", () => {
    expect(placeOf(new URL("https://example.org/some/folder/index.html"), true).pathname).toBe("/");
  });
});
