import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkDraws, drawsOf, importKey, numberOf } from "./luck";
import { addNonces, awaited, givenTo } from "./nonces";
import type { TableInfo } from "./wire";

const page = (name: string): string => readFileSync(`../docs/${name}`, "utf8");
const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const RECORD = /```toml\n(.*?)```/s.exec(page("records.md"))![1]!;
const PROOF = {
  seed: SEED,
  nonces: ["waived", "01".repeat(16)],
  commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
};

describe("draws", () => {
  it("are those of the vectors that the document gives", async () => {
    const rows = [
      ...page("fair-luck.md").matchAll(/^\| (\S+) \| (\d+) \| (\d+) \| `\w{64}` \| (\d+) \|$/gm),
    ];
    expect(rows).toHaveLength(12);
    const key = await importKey(SEED, ["01".repeat(16), "", "03".repeat(16)]);
    for (const [, name, number, total, wanted] of rows) {
      const stream = name === "–" ? "" : name!.replaceAll("`", "");
      const draw = { stream, number: Number(number), total: BigInt(total!) };
      expect(await numberOf(key, draw)).toBe(BigInt(wanted!));
    }
  });

  it("of the record in the document all hold", async () => {
    expect(await checkDraws(RECORD, PROOF, true)).toBe(14);
  });

  it("that were changed, or come from another seed or nonce, do not", async () => {
    const moved = RECORD.replace("119+6/216", "125+6/216");
    await expect(checkDraws(moved, PROOF, true)).rejects.toThrow();
    await expect(
      checkDraws(RECORD, { ...PROOF, seed: SEED.replace("1f", "1e") }, true),
    ).rejects.toThrow();
    await expect(checkDraws(RECORD, { ...PROOF, nonces: ["", ""] }, true)).rejects.toThrow();
    await expect(checkDraws(RECORD, PROOF, false)).rejects.toThrow();
  });

  it("of a practice table are counted as far as they are in force", () => {
    const log = "0 start | A@s:0+1/2\n1 A go | x@p:0+1/2 y@p:1+1/2\n2 A undo 1\n3 A go | x@p:0+1/2";
    const draws = drawsOf(`\n[log]\nmoves = '''\n${log}\n'''\n`, true);
    expect(draws.map((draw) => `${draw.stream}${draw.number}`)).toEqual(["s0", "p0", "p1", "p0"]);
  });

  it("of other tables are all counted, undone ones too", () => {
    const log = "0 start | A@0+1/2\n1 A go | x@0+1/2 # 00\n2 A undo 1\n3 A go | x@0+1/2";
    const draws = drawsOf(`\n[log]\nmoves = '''\n${log}\n'''\n`, false);
    expect(draws.map((draw) => draw.number)).toEqual([0, 1, 2]);
  });
});

describe("nonces", () => {
  const seat = (nonce: string) => ({ nonce, person: true });
  const table = (seal: string, ...nonces: string[]) =>
    ({
      id: "T",
      status: "open",
      commitment: seal,
      you: { owner: true, seats: [0, 1] },
      seats: nonces.map(seat),
    }) as unknown as TableInfo;

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it("are given for the own seats that have given none, each its own", async () => {
    const send = vi.fn().mockResolvedValue(null);
    const info = table("seal", "", "", "");
    expect(awaited(info)).toEqual([0, 1]);
    await addNonces(info, send);
    const [first, second] = send.mock.calls as [string, number, string][];
    expect(send).toHaveBeenCalledTimes(2);
    expect(first![2]).toMatch(/^[0-9a-f]{32}$/);
    expect(second![2]).not.toBe(first![2]);
    expect(givenTo("T")).toEqual({ seal: "seal", nonces: { 0: first![2], 1: second![2] } });
  });

  it("are the same when they have to be sent once more", async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error("lost")).mockResolvedValue(null);
    await addNonces(table("seal", "", "ff"), send);
    await addNonces(table("seal", "", "ff"), send);
    const calls = send.mock.calls as [string, number, string][];
    expect(calls.map((call) => call[1])).toEqual([0, 0]);
    expect(calls[0]![2]).toBe(calls[1]![2]);
  });

  it("are not asked of a match that has begun", () => {
    expect(awaited({ ...table("seal", ""), status: "playing" })).toEqual([]);
  });
});
