// The proof in a browser's worker: it gets files and a script, and answers with what the script prints.

import { loadEngine } from "../../../web/src/local/engine";

interface Given {
  base: string;
  files: Record<string, string>;
  script: string;
}

const WRITE = `
import contextlib, io, json, pathlib
for path, text in json.loads(given).items():
    file = pathlib.Path("/proof") / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
printed = io.StringIO()
with contextlib.redirect_stdout(printed):
    exec(script, {"__name__": "__main__"})
printed.getvalue()
`;

onmessage = async ({ data }: MessageEvent<Given>) => {
  try {
    const python = await loadEngine(data.base, () => undefined);
    const names = python.globals as unknown as { set: (name: string, value: unknown) => void };
    names.set("given", JSON.stringify(data.files));
    names.set("script", data.script);
    postMessage(await python.runPythonAsync(WRITE));
  } catch (error) {
    postMessage(String(error));
  }
};
