// node inside.mjs PYODIDE FOLDER SCRIPT: run a Python script in the stock Pyodide, with FOLDER as /build.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, folder, script] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
// Without columns in its tracebacks bytecode is a third smaller.
const python = await loadPyodide({ indexURL: pyodide, env: { PYTHONNODEBUGRANGES: "1" } });
python.FS.mkdirTree("/build");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/build");
try {
  await python.runPythonAsync(readFileSync(script, "utf8"));
} catch (error) {
  process.stderr.write(`${error.message}\n`); // without the minified line of Pyodide around it
  process.exit(1);
}
