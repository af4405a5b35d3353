import { expect, it } from "vitest";
import { speaker } from "./words";

/** A value as Python lends it. */
const lent = <T>(value: T): { toJs: () => T } => ({ toJs: () => value });
const SOURCES = [
  "count = { $count ->\n    [one] one card\n   *[other] { $count } cards\n}\n",
  "b = B",
];

it("forms sentences from what Python hands over", () => {
  const words = speaker("en", lent(SOURCES));
  expect(words.has("b")).toBe(true);
  expect(words.has("c")).toBe(false);
  expect(words.say("b", lent({}))).toBe("B");
  expect(words.say("count", lent({ count: 1 }))).toBe("one card");
  expect(words.say("count", lent({ count: 12n }))).toBe("12 cards");
  expect(() => words.say("c", lent({}))).toThrow("no text c");
});
