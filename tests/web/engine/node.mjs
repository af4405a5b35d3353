// node node.mjs ENGINE FOLDER SCRIPT: boot the engine of a site under Node, with FOLDER as /proof, and run a
// script of it. What the engine is started with is what a browser's worker starts it with.

import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { settings } from "../../../web/src/local/boot.js";

const [engine, folder, script] = process.argv.slice(2);
const { files } = JSON.parse(readFileSync(join(engine, "engine.json"), "utf8"));
const parts = new Map(
  files.map(({ name, file }) => [name, new Uint8Array(gunzipSync(readFileSync(join(engine, file))))]),
);
const unpacked = mkdtempSync(join(tmpdir(), "voltige-engine-")); // Pyodide reads files under Node
for (const [name, content] of parts) writeFileSync(join(unpacked, name), content);
const { loadPyodide } = await import(pathToFileURL(join(unpacked, "pyodide.mjs")).href);
const python = await loadPyodide(settings(parts, unpacked));
python.FS.mkdirTree("/proof");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/proof");
try {
  await python.runPythonAsync(readFileSync(join(folder, script), "utf8"));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
