import { describe, expect, it } from "vitest";
import { ago, byFreeSeat, sortMine } from "./lists";
import type { TableLine } from "./wire";

const line = (id: string, part: Partial<TableLine>): TableLine => ({
  id,
  game: "loops",
  status: "playing",
  mode: "live",
  names: [],
  open_seats: 0,
  created_at: 0,
  changed_at: 0,
  practice: false,
  my_seats: [],
  my_turn: false,
  deadline: null,
  ...part,
});
const ids = (lines: TableLine[]): string => lines.map((one) => one.id).join("");

describe("lists", () => {
  it("shows free seats first, then what is newest", () => {
    const lines = [
      line("a", { changed_at: 9 }),
      line("b", { open_seats: 1, changed_at: 1 }),
      line("c", { open_seats: 2, changed_at: 2 }),
    ];
    expect(ids(byFreeSeat(lines))).toBe("cba");
  });

  it("shows what waits for me first, the most pressing on top", () => {
    const sorted = sortMine([
      line("a", { my_turn: true }),
      line("b", { my_turn: true, deadline: 50 }),
      line("c", { my_turn: true, deadline: 20 }),
      line("d", { status: "open" }),
      line("e", { status: "over", my_turn: true }),
      line("f", { status: "ended", changed_at: 3 }),
    ]);
    expect(ids(sorted.waiting)).toBe("cba");
    expect(ids(sorted.running)).toBe("d");
    expect(ids(sorted.finished)).toBe("fe");
  });

  it("says how long ago something was", () => {
    expect(ago(59_000).key).toBe("web-ago-now");
    expect(ago(61_000)).toEqual({ key: "web-ago-minutes", params: { count: 1 } });
    expect(ago(7_300_000)).toEqual({ key: "web-ago-hours", params: { count: 2 } });
    expect(ago(90_000_000)).toEqual({ key: "web-ago-days", params: { count: 1 } });
  });
});
