// Every sentence that the browser says exists in both languages, and none is there in vain.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const LOCALE = join(SOURCE, "..", "..", "src", "voltige", "locale");
const LANGUAGES = ["en", "fr"];

/** Keys with a part that is filled in, and what the wire or the settings may put there. */
const FILLED: Record<string, readonly string[]> = {
  "web-mode-": ["live", "correspondence", "one_screen"],
  "web-mode-line-": ["live", "correspondence", "one_screen"],
  "web-status-": ["open", "playing", "paused", "over", "ended"],
  "web-proposal-": ["undo", "end", "pause"],
  "web-api-door-": ["stream", "events", "socket", "do", "record"],
  "web-settled-": ["refused", "withdrawn", "lapsed"],
  "web-result-by-": ["game", "resign", "agreement", "length", "release"],
  "web-theme-": ["auto", "light", "dark"],
  "web-pace-": ["calm", "brisk", "instant"],
  "web-coach-": ["off", "odds", "advice"],
};

const sources = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(SOURCE, file), "utf-8"));
const all = sources.join("\n");
const whole = new Set(Array.from(all.matchAll(/["'](web-[\w-]*\w)["']/g), (found) => found[1]!));
const begun = new Set(Array.from(all.matchAll(/`(web-[\w-]*)\$\{/g), (found) => found[1]!));

function keys(language: string): Set<string> {
  const files = readdirSync(join(LOCALE, language)).filter((file) => /^(web|shell)/.test(file));
  const text = files.map((file) => readFileSync(join(LOCALE, language, file), "utf-8")).join("\n");
  return new Set(Array.from(text.matchAll(/^(web-[\w-]+) =/gm), (found) => found[1]!));
}

describe.each(LANGUAGES)("texts of the browser in %s", (language) => {
  const there = keys(language);

  it("has every sentence that is said", () => {
    const filled = Object.entries(FILLED).flatMap(([start, ends]) =>
      ends.map((end) => start + end),
    );
    expect([...whole, ...filled].filter((key) => !there.has(key))).toEqual([]);
  });

  it("has something for every key that is filled in", () => {
    const known = [...there];
    expect([...begun].filter((start) => !known.some((key) => key.startsWith(start)))).toEqual([]);
  });

  it("has nothing that is never said", () => {
    const filled = [...begun];
    const used = (key: string) => whole.has(key) || filled.some((start) => key.startsWith(start));
    expect([...there].filter((key) => !used(key.replace(/-alone$/, "")))).toEqual([]);
  });
});

it("finds keys to look for", () => {
  expect(whole.size).toBeGreaterThan(100);
  expect(begun).toContain("web-mode-");
  expect(begun).not.toContain("web-"); // would excuse everything
});
