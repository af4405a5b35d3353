// Where bots and coaches think, and what came from files is judged.

import { loadEngine } from "./engine";

interface Errand {
  id: number;
  errand: string;
  argument: string;
}

type Think = (errand: string, argument: string) => string;

let think: Promise<Think> | null = null;

onmessage = async ({ data }: MessageEvent<{ base: string } | Errand>) => {
  if ("base" in data) {
    think = loadEngine(data.base, () => undefined).then(
      (python) => (python.pyimport("voltige.local.door") as { think: Think }).think,
    );
    return;
  }
  const outcome = (await think!)(data.errand, data.argument);
  postMessage({ id: data.id, outcome });
};
