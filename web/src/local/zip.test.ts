import { deflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { crc32, unzip, zip } from "./zip";

const ENTRIES = [
  { name: "a.flight", text: "format = 1\n" },
  { name: "é.flight", text: "" },
  { name: "c.flight", text: "Zéphyr\n".repeat(1000) },
];

it("gives back what was put in", async () => {
  expect(await unzip(zip(ENTRIES))).toEqual(ENTRIES);
  expect(await unzip(zip([]))).toEqual([]);
});

it("sums as every program that reads archives does", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});

it("reads what another program has compressed", async () => {
  const [text, name] = ["format = 1\n".repeat(50), Buffer.from("x.flight")];
  const packed = deflateRawSync(Buffer.from(text));
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const head = Buffer.alloc(46);
  head.writeUInt16LE(8, 10);
  head.writeUInt32LE(packed.length, 20);
  head.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  const whole = Buffer.concat([local, name, packed, head, name, end]);
  expect(await unzip(new Blob([whole]))).toEqual([{ name: "x.flight", text }]);
});

it("knows what is no archive", async () => {
  expect(await unzip(new Blob(["format = 1\n"]))).toBeNull();
  expect(await unzip(new Blob([]))).toBeNull();
});
