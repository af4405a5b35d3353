import { describe, expect, it } from "vitest";
import { crosses, find, leading, moveOf, orders, reach, riskOf, using } from "./choose";
import { sampleMove } from "./sample";

const play = sampleMove(1, { do: "play", card: "7/2" }, 7, { dangers: 1, damage: 67, crash: 12 });
const pass = sampleMove(2, { do: "pass", card: "7/2" }, 2);
const empty = sampleMove(3, { do: "pass" }, 2);
const brake = sampleMove(4, { do: "play_as_braked", card: "m_throttle_low", value: 3 }, 2);
const rush = { ...empty, code: 5, action: { do: "rush", answer: "yes" } };
const bet = { ...empty, code: 6, action: { do: "bet", slot: 4, plane: "macchi" } };

describe("a movement", () => {
  it("is read from what the server foresees: end, speed and exact odds", () => {
    expect(moveOf(play)).toMatchObject({ verb: "play", end: 7, dangers: 1, damage: 67, crash: 12 });
    expect(moveOf(brake)).toMatchObject({ verb: "play", braked: true, end: 2, dangers: 0 });
  });

  it("is no bet", () => {
    expect(moveOf(bet)).toBeNull();
    expect(moveOf(undefined)).toBeNull();
  });

  it("may end before the finish line, on a cell with a sign", () => {
    const told = sampleMove(1, { do: "pass", card: "1/0" }, -2);
    delete told.outlook;
    const preview = told.text.params.preview as { params: Record<string, unknown> }[];
    preview[0]!.params.end = "−2";
    expect(moveOf(told)?.end).toBe(-2);
  });

  it("tells how it looks: calm, a danger, perhaps a crash", () => {
    expect(riskOf(moveOf(pass)!)).toBe("calm");
    expect(riskOf(moveOf(play)!)).toBe("crash");
    expect(riskOf({ ...moveOf(play)!, crash: 0 })).toBe("danger");
  });

  it("crosses a line that it starts in front of, on the next lap too", () => {
    const move = moveOf(play)!;
    expect(crosses(move, 6, 21)).toBe(true);
    expect(crosses(move, 7, 21)).toBe(false);
    expect(crosses({ ...move, start: 20, end: 28 }, 6, 21)).toBe(true);
  });
});

describe("choices", () => {
  it("are found by the card that they use", () => {
    expect(using([play, pass, empty, brake], "card", "7/2")).toEqual([play, pass]);
  });

  it("are found by what they do", () => {
    expect(find([play, pass, bet], { do: "bet", slot: 4 })).toBe(bet);
    expect(find([play], { do: "bet" })).toBeUndefined();
  });

  it("stand as buttons where nothing on the board stands for them", () => {
    expect(orders([play, pass, empty, bet, rush])).toEqual([empty, rush]);
  });

  it("are found by the cell that they lead to, to play before to pass", () => {
    expect(leading([bet, pass, play, brake, empty], 2)).toEqual([brake, pass, empty]);
    expect(leading([play, pass], 3)).toEqual([]);
  });

  it("show each end once, by the calmest way", () => {
    const ends = reach([play, pass, empty, brake, bet]);
    expect(ends.map(({ end }) => end)).toEqual([2, 7]);
    expect(ends[0]!.crash).toBe(0);
  });
});
