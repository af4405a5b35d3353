// What the two builds of the client add to Vite: the service worker, and the policy of a site.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import type { Plugin } from "vite";

const WORKER = "src/app/sw.js";
const PUBLIC = "public";
// Letters of languages that no text of ours is written in; a name may need them.
const RARE = /-(greek|greek-ext|cyrillic|cyrillic-ext|vietnamese)-/;
const PREVIEW = "preview.png"; // for social networks; no page shows it

/** What a page of a site may do. Its worker gets what it runs from the engine's own files. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const hash = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 12);

/** Write the service worker, with the list of all files of the client in its first line. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files: Record<string, string> = {};
        for (const [name, made] of Object.entries(bundle))
          if (!RARE.test(name)) files[name] = hash(made.type === "chunk" ? made.code : made.source);
        for (const name of readdirSync(PUBLIC))
          if (name !== PREVIEW) files[name] = hash(readFileSync(`${PUBLIC}/${name}`));
        const sorted = Object.fromEntries(
          Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)),
        );
        const source = `const FILES = ${JSON.stringify(sorted)};\n${readFileSync(WORKER, "utf8")}`;
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

/** Write the policy into the page: a host of plain files sends none. */
export function policy(): Plugin {
  return {
    name: "policy",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
        injectTo: "head-prepend",
      },
    ],
  };
}
