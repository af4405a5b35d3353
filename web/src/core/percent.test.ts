import { afterEach, expect, it } from "vitest";
import { percent } from "./percent";
import { texts } from "./texts.svelte";

afterEach(() => {
  texts.language = "en";
});

it("sets no space before the sign in English", () => {
  expect([0, 0.004, 0.251, 0.996, 1].map(percent)).toEqual([
    "0%",
    "<\u00a01%",
    "25%",
    ">\u00a099%",
    "100%",
  ]);
});

it("sets a space that never breaks in French", () => {
  texts.language = "fr";
  expect([0.004, 0.251].map(percent)).toEqual(["<\u00a01\u00a0%", "25\u00a0%"]);
});
