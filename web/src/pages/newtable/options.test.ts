import { describe, expect, it } from "vitest";
import type { OptionInfo } from "../../core/wire";
import * as options from "./options";

const whole = (low: number, high: number, zero = false): OptionInfo =>
  ({ name: "n", kind: "whole", low, high, zero }) as OptionInfo;
const named = (...names: string[]): OptionInfo[] => names.map((name) => ({ name }) as OptionInfo);

describe("groups", () => {
  it("puts every option somewhere, in a fixed order", () => {
    const found = options.grouped("loops", named("something_new", "race_mode", "target_points"));
    expect(found.map(([group]) => group)).toEqual(["length", "races", "fine"]);
    expect(found.flatMap(([, members]) => members)).toHaveLength(3);
  });

  it("lets one race or a campaign head the options of Hydroracers", () => {
    const [group, members] = options.grouped(
      "hydroracers",
      named("mode", "races", "cockpit", "bet_timing"),
    )[0]!;
    expect(group).toBe("setting");
    expect(members.map((one) => one.name)).toEqual(["mode", "races", "cockpit"]);
    const presets = options.presetsOf("hydroracers", named("mode", "bets"));
    expect(presets.map((one) => one.name)).toEqual(["printed", "first", "campaign"]);
  });
});

describe("presets", () => {
  it("offers what the edition has, the printed rules first", () => {
    const names = (list: OptionInfo[]) => options.presetsOf("loops", list).map((one) => one.name);
    expect(names(named("target_points", "memory_aid"))).toEqual(["printed", "first"]);
    expect(names([])).toEqual(["printed"]);
    expect(options.presetsOf("chess", [])).toHaveLength(1);
  });

  it("recognises its values in any order", () => {
    const presets = options.presetsOf("loops", named("target_points", "memory_aid"));
    expect(options.presetNamed(presets, { memory_aid: true, target_points: 50 })).toBe("first");
    expect(options.presetNamed(presets, {})).toBe("printed");
    expect(options.presetNamed(presets, { target_points: 60 })).toBe("");
  });
});

describe("whole numbers", () => {
  it("steps within the range, and below the least to none where that is allowed", () => {
    expect(options.stepped(whole(50, 1000), 200, true)).toBe(250);
    expect(options.stepped(whole(50, 1000), 1000, true)).toBe(1000);
    expect(options.stepped(whole(1, 50, true), 1, false)).toBe(0);
    expect(options.stepped(whole(1, 50, true), 0, true)).toBe(1);
    expect(options.stepped(whole(1, 50), 1, false)).toBe(1);
  });

  it("refuses what does not fit", () => {
    expect(options.fits(whole(50, 1000), 49)).toBe(false);
    expect(options.fits(whole(50, 1000), Number.NaN)).toBe(false);
    expect(options.fits(whole(8, 8, true), 0)).toBe(true);
  });
});

describe("lists", () => {
  it("are read and written as people type them", () => {
    expect(options.readList("house@4 + cloud_small@11/10/mirrored")).toEqual([
      ["house", 4, 1],
      ["cloud_small", 11, 10, "mirrored"],
    ]);
    expect(options.writeList([["house", 4, 1]])).toBe("house@4/1");
    expect(options.readList("")).toEqual([]);
    expect(options.writeList(null)).toBe("");
  });
});
