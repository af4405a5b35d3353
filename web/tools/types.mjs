// Turn a JSON Schema on standard input into TypeScript: a type for each of its definitions.

import { compile } from "json-schema-to-typescript";
import { text } from "node:stream/consumers";

const ROOT = "Everything";
const schema = JSON.parse(await text(process.stdin));
const all = Object.keys(schema.$defs).map((name) => ({ $ref: `#/$defs/${name}` }));
const made = await compile({ ...schema, anyOf: all }, ROOT, {
  bannerComment: "",
  style: { printWidth: 100 },
});
process.stdout.write(made.replace(new RegExp(`export type ${ROOT} =[^;]*;\\s*`), ""));
