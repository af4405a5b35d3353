import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { components } from "../../core/components.svelte";
import type { Chance, ChoiceOdds, LoopsView, Outlook, Reason, State } from "../../core/wire";
import {
  aheadOf,
  cardName,
  foretell,
  oddsNumber,
  oddsSign,
  oddsWords,
  telling,
  whyNot,
} from "./describe";
import { sampleChoice, sampleComponents, sampleView } from "./sample";

const NAMES = ["Ada", "Bea", "Cy", "Dan"];
const PLAYED = { event: "CardsPlayed", seat: 0, card: "alt_7000", count: 2, left: 2 };

function choice(events: Outlook["events"], after: Partial<LoopsView> = {}) {
  return sampleChoice(11, { do: "play" }, {}, { events, after });
}

describe("what is ahead", () => {
  it("is what the server foretells: altitude, nose, direction, and who plays then", () => {
    const after = { base_altitude: 7000, turn_owner: 1, plays_this_round: 4 };
    const ahead = aheadOf(sampleView(), choice([PLAYED], after));
    expect(ahead).toMatchObject({ base: 7000, next: 1, direction: "left", pitch: "positive" });
    const turned: Partial<LoopsView> = { direction: "right", pitch: "negative", turn_owner: 3 };
    expect(aheadOf(sampleView(), choice([], turned))).toMatchObject({
      direction: "right",
      pitch: "negative",
      next: 3,
    });
  });

  it("is open where luck or others decide", () => {
    expect(aheadOf(sampleView(), choice([PLAYED]))).toMatchObject({ base: 5000, next: -1 });
  });
});

describe("foretell", () => {
  const say = (events: Outlook["events"], after: Partial<LoopsView>, view = sampleView()) => {
    const made = choice(events, after);
    return foretell(made, aheadOf(view, made), view, NAMES);
  };

  it("says where the aeroplane goes", () => {
    const to = (base_altitude: number) => ({ base_altitude, turn_owner: 1 });
    expect(say([PLAYED], to(7000))).toMatchObject({
      key: "web-loops-then-altitude",
      params: { move: "climbs", first: "no", altitude: 7000, name: "Bea" },
    });
    expect(say([PLAYED], to(3000)).params.move).toBe("dives");
    const runway = sampleView({ base_altitude: 0 });
    expect(say([PLAYED], to(7000), runway).params.first).toBe("yes");
  });

  it("says what the most telling event brings", () => {
    const drawn = { event: "DrawOrdered", seat: 0, target: 2, count: 3 };
    expect(say([PLAYED, drawn], {})).toMatchObject({
      key: "web-loops-then-draw",
      params: { target: "Cy", count: 3 },
    });
    const taken = { event: "PilePickedUp", seat: 0, cards: ["alt_2000", "alt_5000"] };
    expect(say([taken], { turn_owner: 1 }).params.count).toBe(2);
    expect(say([{ event: "PilePickedUp", cards: [] }], { turn_owner: 1 })).toMatchObject({
      key: "web-loops-then-pick_up",
      params: { count: 0, name: "Bea" },
    });
    expect(say([PLAYED, { event: "RaceOpened" }], { phase: "race" }).key).toBe(
      "web-loops-then-speed",
    );
  });

  it("knows the last card, and repeats the choice where nothing is certain", () => {
    expect(say([{ ...PLAYED, left: 0 }], {}).key).toBe("web-loops-then-win");
    expect(say([{ event: "ClaimMade" }], {}).key).toBe("do-11");
  });
});

describe("why a card cannot be played", () => {
  const text = { key: "error-below", params: {} };
  const prompt = { key: "loops-ask-turn", params: {} };
  const reason = (things: Reason["things"], fault = true): Reason => ({
    things,
    code: "below",
    rule: "LO-14",
    text,
    fault,
  });
  const shown = (...reasons: Reason[]) => ({ reasons, prompt }) as unknown as State;

  it("is the server's reason for it, or the one for all, with its rule", () => {
    const why = reason({ card: ["alt_3000"] });
    expect(whyNot(shown(reason({ card: ["alt_1000"] }), why), "alt_3000")).toBe(why);
    const all = reason({}, false);
    expect(whyNot(shown(all), "alt_3000")).toBe(all);
  });

  it("else repeats what is asked", () => {
    expect(whyNot(shown(), "loop")).toEqual({ text: prompt, rule: "", fault: false });
  });
});

describe("cardName", () => {
  beforeAll(() => components.take(sampleComponents()));
  afterAll(() => components.take(null));

  it("is the name that the server gives", () => {
    const told = sampleComponents();
    told.names.card!.draw_3 = { key: "plain-name", params: { en: "Storm", fr: "Orage" } };
    components.take(told);
    expect(cardName("draw_3").params.en).toBe("Storm");
    expect(cardName("unknown").params.en).toBe("unknown");
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
