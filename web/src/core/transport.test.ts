// Only the transport knows how messages travel.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const CARRIERS = /(?<![.#\w])fetch\(|\bnew (WebSocket|EventSource|XMLHttpRequest)\b|sendBeacon/;

/** A house without a server fetches files that lie beside its page, and asks nobody anything. */
const FILES = ["engine.ts", "library.ts"].map((file) => join("local", file));

it("is the only one that speaks to the network", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((file) =>
    /(?<!\.test)\.(ts|svelte)$/.test(file),
  );
  const carrying = files.filter((file) => CARRIERS.test(readFileSync(join(SOURCE, file), "utf-8")));
  expect(carrying.sort()).toEqual([join("core", "transport.ts"), ...FILES]);
});

it("is not passed by with a link to a request", () => {
  const pages = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
    .filter((file) => file.endsWith(".svelte"))
    .map((file) => readFileSync(join(SOURCE, file), "utf-8"));
  expect(pages.filter((page) => /href=[{"'`]*\/api\//.test(page))).toEqual([]);
});
