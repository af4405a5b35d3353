import { describe, expect, it } from "vitest";
import type { WireEvent } from "../../core/wire";
import { newsworthy, roundCount, stage } from "./animate";

const told = (...events: Record<string, unknown>[]): WireEvent[] =>
  events.map((event) => ({ event, text: { key: "", params: {} } }));

describe("stage", () => {
  it("lets each copy fly from its seat to the pile", () => {
    const scene = stage(told({ event: "CardsPlayed", seat: 2, card: "alt_7000", count: 3 }));
    expect(scene.flights.map((flight) => [flight.from, flight.to])).toEqual(
      Array(3).fill(["2", "pile"]),
    );
    expect(scene.sounds).toContain("engine");
  });

  it("shows drawn cards by their backs, and only as many as can be followed", () => {
    const scene = stage(told({ event: "PileReturned", count: 40, cards: [] }));
    expect(scene.loop).toBe(true);
    expect(scene.flights).toHaveLength(6);
    expect(scene.flights.every((flight) => flight.card === "")).toBe(true);
  });

  it("has nothing to show for nothing", () => {
    expect(stage([])).toEqual({ flights: [], loop: false, sounds: [] });
  });
});

describe("newsworthy", () => {
  const names = (...events: string[]) =>
    newsworthy(
      events.map((word) => ({
        event: { event: word.replace("~", "") },
        text: { key: word, params: {} },
        ...(word.startsWith("~") ? { quiet: true } : {}),
      })),
    ).map(({ event }) => event.event);

  it("keeps what the server does not call quiet", () => {
    expect(
      names("CardsPlayed", "DrawOrdered", "~CardTaken", "CardReceived", "~TurnStarted"),
    ).toEqual(["CardsPlayed", "DrawOrdered", "CardReceived"]);
  });

  it("leaves out what piles and the count show", () => {
    expect(names("RoundEnded", "HandRevealed", "OpenCardTaken", "CardTaken")).toEqual([
      "RoundEnded",
      "CardTaken",
    ]);
  });
});

describe("roundCount", () => {
  const hands = [
    { event: "HandRevealed", seat: 0, cards: { alt_9000: 2 }, points: 18, total: 118 },
    { event: "HandRevealed", seat: 1, cards: {}, points: 0, total: 40 },
  ];

  it("ranks by totals, the fewest first", () => {
    const count = roundCount(told(...hands, { event: "RoundEnded", round: 4, winner: 1 }))!;
    expect(count.hands.map((hand) => hand.seat)).toEqual([1, 0]);
    expect(count).toMatchObject({ round: 4, winner: 1, over: false });
  });

  it("is none while a round goes on", () => {
    expect(roundCount(told(...hands))).toBeNull();
  });
});
