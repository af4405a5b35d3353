import { describe, expect, it } from "vitest";
import type { EditionInfo, GameInfo, OptionInfo } from "../../core/wire";
import * as make from "./draft";

const NOTHING: Partial<OptionInfo> = { usual: {}, barred: {}, fewest_seats: null };
const option = (name: string, value: unknown, rest: Partial<OptionInfo> = {}): OptionInfo =>
  ({
    ...{ name, default: value, kind: "choice", values: [], value_labels: [], ...NOTHING },
    ...rest,
  }) as OptionInfo;
const edition = (min: number, max: number, ...options: OptionInfo[]): EditionInfo =>
  ({ name: "first", min_seats: min, max_seats: max, options }) as unknown as EditionInfo;
const game = (name: string, min: number, max: number): GameInfo =>
  ({
    name,
    bots: ["cadet", "pilot"],
    default_edition: "first",
    editions: [edition(min, max)],
  }) as unknown as GameInfo;

const LOOPS = game("loops", 2, 8);
const CARPET = game("flying-carpet", 3, 6);
const DUEL = game("duel", 2, 2);
const RACE = option("race_mode", "secret", {
  values: ["live", "secret"],
  value_labels: [
    { key: "a", params: {} },
    { key: "b", params: {} },
  ],
  usual: { live: "live" },
  barred: { correspondence: ["live"], one_screen: ["live"] },
});

describe("newDraft", () => {
  it("seats the creator, a friend, and usual bots", () => {
    const draft = make.newDraft(LOOPS, "live", "bot:pilot");
    expect(draft.seats.map((seat) => seat.controller)).toEqual(["me", "open", "bot:pilot"]);
    expect(make.mayPractise(draft)).toBe(false);
  });

  it("puts two at one screen, and keeps to the seats of the game", () => {
    expect(make.newDraft(LOOPS, "one_screen", "bot:pilot").seats[1]!.controller).toBe("me");
    expect(make.newDraft(DUEL, "live", "bot:pilot").seats).toHaveLength(2);
  });
});

describe("changing a draft", () => {
  it("keeps the people with another game, within its seats", () => {
    const draft = { ...make.newDraft(LOOPS, "live", "bot:pilot"), options: { target_points: 50 } };
    const duel = make.changeGame(draft, DUEL);
    expect(duel.seats.map((seat) => seat.controller)).toEqual(["me", "open"]);
    expect(duel.options).toEqual({});
    expect(make.changeGame(duel, CARPET).seats).toHaveLength(3);
  });

  it("makes friends of those at one screen, and the other way round", () => {
    const here = make.newDraft(LOOPS, "one_screen", "bot:pilot");
    const away = make.changeMode(here, "live", edition(2, 8));
    expect(away.seats.map((seat) => seat.controller)).toEqual(["me", "open", "bot:pilot"]);
    expect(make.changeMode(away, "one_screen", edition(2, 8)).seats[1]!.controller).toBe("me");
  });

  it("forgets with another mode what depends on it", () => {
    const options = { race_mode: "secret", target_points: 50 };
    const draft = { ...make.newDraft(LOOPS, "live", "bot:pilot"), options };
    const all = edition(2, 8, RACE, option("target_points", 200));
    expect(make.changeMode(draft, "one_screen", all).options).toEqual({ target_points: 50 });
  });

  it("has one creator only away from one screen", () => {
    const draft = make.newDraft(LOOPS, "live", "bot:pilot");
    const seats = make.changeSeat(draft, 2, "me");
    expect(seats.map((seat) => seat.controller)).toEqual(["open", "open", "me"]);
  });

  it("adds seats like the last one", () => {
    const draft = make.newDraft(LOOPS, "live", "bot:pilot");
    expect(make.addSeat(draft).at(-1)!.controller).toBe("bot:pilot");
    const alone = { ...draft, seats: [{ controller: "me" }] };
    expect(make.addSeat(alone).at(-1)!.controller).toBe("bot:pilot");
  });

  it("lets two play where the table says so", () => {
    expect(make.fewestSeats(edition(3, 6), {})).toBe(3);
    const two = option("two", false, { kind: "flag", fewest_seats: 2 });
    expect(make.fewestSeats(edition(3, 6, two), { two: true })).toBe(2);
    expect(make.fewestSeats(edition(3, 6, two), { two: false })).toBe(3);
  });
});

describe("options", () => {
  it("keeps only what differs from the usual", () => {
    const draft = make.newDraft(LOOPS, "live", "bot:pilot");
    const points = option("target_points", 200);
    const changed = make.changeOption(draft, points, 50);
    expect(changed).toEqual({ target_points: 50 });
    expect(make.changeOption({ ...draft, options: changed }, points, 200)).toEqual({});
  });

  it("asks the option what is usual and what cannot be in a mode", () => {
    expect(make.usual(RACE, "live")).toBe("live");
    expect(make.usual(RACE, "correspondence")).toBe("secret");
    expect(make.choosable(RACE, "one_screen").values).toEqual(["secret"]);
    expect(make.choosable(RACE, "live").values).toEqual(["live", "secret"]);
  });
});

describe("wish", () => {
  it("names everybody, bots after winds", () => {
    const sent = make.wish(make.newDraft(LOOPS, "live", "bot:pilot"), "Ada");
    expect(sent.seats.map((seat) => seat.name)).toEqual(["Ada", undefined, "Sirocco"]);
  });

  it("names the creator, and asks for practice only where it was chosen and one person sits", () => {
    const draft = { ...make.newDraft(LOOPS, "live", "bot:pilot"), seats: [{ controller: "me" }] };
    const sent = make.wish(draft, "Ada");
    expect(sent.seats[0]).toEqual({ controller: "me", name: "Ada" });
    expect(sent.practice).toBe(false);
    const chosen = { ...draft, practice: true };
    expect(make.wish(chosen, "Ada").practice).toBe(true);
    const open = { ...chosen, seats: [...draft.seats, { controller: "open" }] };
    expect(make.wish(open, "Ada").practice).toBe(false);
  });

  it("gives the clock of the preset", () => {
    const draft = make.newDraft(LOOPS, "correspondence", "bot:pilot");
    expect(make.wish(draft, "Ada").clock).toEqual({ move_s: 86_400, reserve_s: 0 });
  });
});

describe("an address", () => {
  const asked = (text: string) => make.askedOptions(new URLSearchParams(text));

  it("asks for options, or for none", () => {
    const options = { landscape: "custom", panels: [["house", 4, 1]] };
    expect(asked(`options=${encodeURIComponent(JSON.stringify(options))}`)).toEqual(options);
    expect(asked("")).toBeNull();
  });

  it("that was cut off or asks for something else asks for none", () => {
    for (const text of ["{", "[1]", "7", "null"])
      expect(asked(`options=${encodeURIComponent(text)}`)).toBeNull();
  });
});

describe("where nobody else can come", () => {
  it("leaves no seat free", () => {
    const draft = make.newDraft(LOOPS, "live", "bot:pilot", true);
    expect(make.people(draft)).toBe(1);
    expect(draft.seats.every((seat) => seat.controller !== make.OPEN)).toBe(true);
    expect(make.sitters(LOOPS, "live", true)).not.toContain(make.OPEN);
  });

  it("lets bots sit where others would", () => {
    const shared = make.newDraft(LOOPS, "one_screen", "bot:pilot", true);
    expect(make.people(make.changeMode(shared, "live", edition(2, 8), true))).toBe(1);
    expect(make.people({ ...shared, seats: make.changeSeat(shared, 2, make.ME, true) })).toBe(3);
    const live = make.newDraft(LOOPS, "live", "bot:pilot", true);
    expect(make.people({ ...live, seats: make.changeSeat(live, 1, make.ME, true) })).toBe(1);
  });
});
