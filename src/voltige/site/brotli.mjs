// node brotli.mjs FILE…: write each file as FILE.br, too.

import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

for (const file of process.argv.slice(2))
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
