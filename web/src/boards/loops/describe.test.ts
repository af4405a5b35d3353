import { describe, expect, it } from "vitest";
import type { Chance, ChoiceOdds, LoopsView } from "../../core/wire";
import {
  cardName,
  foretell,
  isFault,
  neighbour,
  nextSeat,
  outlook,
  reason,
  oddsNumber,
  oddsSign,
  oddsWords,
  telling,
} from "./describe";

const PROMPT = { key: "loops-ask-turn", params: {} };

function view(changes: Partial<LoopsView> = {}): LoopsView {
  return {
    seat: 0,
    phase: "turn",
    to_act: 0,
    turn_owner: 0,
    starter: 0,
    round_no: 1,
    plays_this_round: 3,
    direction: "left",
    attitude: "positive",
    base_altitude: 5000,
    box_face: 0,
    pile: ["alt_2000", "alt_5000"],
    pile_size: 2,
    draw_pile_size: 70,
    bottom: [],
    hand: { alt_7000: 2, alt_3000: 1, direction_change: 1 },
    hand_sizes: [4, 9, 8, 7],
    known: [{}, {}, {}, {}],
    returned: {},
    totals: [0, 0, 0, 0],
    rounds_won: [0, 0, 0, 0],
    taker: -1,
    to_take: 0,
    speed_player: -1,
    claim: "",
    open_hands: [],
    ...changes,
  };
}

const plan = (card: string, count = 1, target = -1) => ({ card, count, target });

describe("who is next", () => {
  it("is the left neighbour, or the right one", () => {
    expect(neighbour(3, "left", 4)).toBe(0);
    expect(neighbour(0, "right", 4)).toBe(3);
    expect(nextSeat(view())).toBe(1);
    expect(nextSeat(view({ phase: "race" }))).toBe(-1);
  });
});

describe("outlook", () => {
  it("flies to the altitude that is played", () => {
    const after = outlook(view(), plan("alt_7000", 2));
    expect(after).toMatchObject({ base: 7000, next: 1, pile: 4, wins: false });
  });

  it("turns play round, and the nose", () => {
    expect(outlook(view(), plan("direction_change"))).toMatchObject({
      direction: "right",
      next: 3,
    });
    expect(outlook(view(), plan("attitude_change")).attitude).toBe("negative");
  });

  it("opens a race after Speed, for nobody in particular", () => {
    expect(outlook(view(), plan("speed"))).toMatchObject({ race: true, next: -1, base: 5000 });
  });

  it("lands after a Looping and after a pick-up", () => {
    expect(outlook(view(), plan("looping"))).toMatchObject({ base: 0, pile: 0, taken: 0 });
    expect(outlook(view(), plan("", 0))).toMatchObject({ base: 0, pile: 0, taken: 2, next: 1 });
  });

  it("knows the last card, which has no effect", () => {
    const last = view({ hand_sizes: [1, 9, 8, 7] });
    expect(outlook(last, plan("direction_change"))).toMatchObject({
      wins: true,
      direction: "left",
    });
  });
});

describe("foretell", () => {
  it("says where the aeroplane goes", () => {
    const say = (card: string, before = view()) =>
      foretell(plan(card), outlook(before, plan(card)), before, "Bea");
    expect(say("alt_7000")).toMatchObject({
      key: "web-loops-then-altitude",
      params: { move: "climbs", first: "no", altitude: 7000, name: "Bea" },
    });
    expect(say("alt_3000").params.move).toBe("dives");
    expect(say("alt_7000", view({ base_altitude: 0 })).params.first).toBe("yes");
    expect(say("alt_7000", view({ hand_sizes: [1, 2, 3, 4] })).key).toBe("web-loops-then-win");
  });

  it("says how many cards a pick-up brings, none on an empty pile", () => {
    const taken = (before: LoopsView) =>
      foretell(plan("", 0), outlook(before, plan("", 0)), before, "Bea");
    expect(taken(view()).params.count).toBe(2);
    const empty = taken(view({ pile: [], pile_size: 0 }));
    expect(empty).toMatchObject({ key: "web-loops-then-pick_up", params: { count: 0 } });
  });
});

describe("reason", () => {
  it("names the rule of the attitude", () => {
    expect(reason(view(), "alt_3000", true, PROMPT)).toEqual({
      text: {
        key: "web-loops-why-against",
        params: { attitude: "positive", altitude: 3000, base: 5000 },
      },
      rule: "LO-14",
    });
    const diving = view({ attitude: "negative" });
    expect(reason(diving, "alt_7000", true, PROMPT).rule).toBe("LO-15");
  });

  it("says that it is another's turn, another's race, or answered", () => {
    const key = (changes: Partial<LoopsView>) =>
      reason(view(changes), "alt_7000", false, PROMPT).text.key;
    expect(key({ turn_owner: 2 })).toBe("web-loops-why-turn");
    expect(key({ phase: "race", speed_player: 0 })).toBe("web-loops-why-own-race");
    expect(key({ phase: "race", speed_player: 2, claim: "decline" })).toBe(
      "web-loops-why-answered",
    );
  });

  it("else repeats what is asked", () => {
    expect(reason(view(), "looping", true, PROMPT)).toEqual({ text: PROMPT, rule: "" });
  });
});

describe("cardName", () => {
  it("uses the words of the game", () => {
    expect(cardName("alt_4000")).toEqual({ key: "loops-card-alt", params: { value: 4000 } });
    expect(cardName("draw_2")).toEqual({ key: "loops-card-draw", params: { value: 2 } });
    expect(cardName("speed")).toEqual({ key: "loops-card-speed", params: {} });
  });
});

describe("faults", () => {
  it("are wrong plays on a pile, and nothing else", () => {
    const against = reason(view(), "alt_1000", true, PROMPT);
    expect(isFault(view(), against)).toBe(true);
    expect(isFault(view({ pile: [], pile_size: 0 }), against)).toBe(false);
    const waiting = view({ turn_owner: 1 });
    expect(isFault(waiting, reason(waiting, "alt_9000", false, PROMPT))).toBe(true);
    const answered = view({ phase: "race", speed_player: 1, claim: "decline" });
    expect(isFault(answered, reason(answered, "alt_1000", false, PROMPT))).toBe(false);
  });
});

describe("the coach's numbers", () => {
  const chance = (key: string, unit: Chance["unit"], share: number): Chance => ({
    name: { key, params: {} },
    unit,
    value: String(share),
    share,
  });
  const odds = (...chances: Chance[]): ChoiceOdds => ({ code: 1, chances, best: false, then: [] });

  it("are per cent and whole numbers", () => {
    expect(oddsNumber(chance("loops-chance-stuck", "chance", 0.251))).toBe("25%");
    expect(oddsNumber(chance("loops-chance-stuck", "chance", 0.004))).toBe("<\u00a01%");
    expect(oddsNumber(chance("loops-count-sets", "count", 3))).toBe("3");
  });

  it("put the most telling one on a card", () => {
    const race = chance("loops-chance-race", "chance", 0.5);
    const next = chance("loops-chance-no-altitude", "chance", 0.25);
    expect(telling(odds(race, next))).toBe(next);
    expect(telling(odds(race))).toBeUndefined();
    expect(telling(undefined)).toBeUndefined();
    expect(oddsWords(odds(next))).toBe("loops-chance-no-altitude: 25%");
  });

  it("say in a word that a card wins", () => {
    expect(oddsSign(chance("loops-chance-win", "chance", 1))).toBe("web-loops-odds-wins");
    expect(oddsSign(chance("loops-chance-no-altitude", "chance", 0.5))).toBe("50%");
  });
});
