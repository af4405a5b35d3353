// What the edition of a table prints: circuits, tiles, slots and cards. The board knows none by heart.

import type { Components } from "../../core/wire";

export interface Circuit {
  id: string;
  cells: number;
  corners: readonly (readonly [after: number, limit: number])[];
  grid: readonly number[];
}

/** A card that development brings; the numbers that it does not have are 0. */
export interface DevCard {
  id: string;
  kind: "movement" | "technology" | "advantage";
  cost: number;
  values: readonly number[];
  repair: number;
}

export interface PlaneInfo {
  colour: string;
  nation: string;
  plays: string; // the rule that its autopilot follows
}

export interface Edition {
  circuits: ReadonlyMap<string, Circuit>;
  planes: ReadonlyMap<string, PlaneInfo>;
  cards: ReadonlyMap<string, DevCard>;
  tiles: ReadonlyMap<string, readonly (readonly string[])[]>; // squares by element and level
  heats: number;
  damageSlots: number;
  autopilotSlots: number;
  stakes: readonly number[];
  tokens: number; // development tokens of a person
  months: number;
  track: number;
  rush: number;
  reserved: number;
  public: readonly number[];
  names: Components["names"];
}

type Row = Record<string, unknown>;

export function readEdition({ data, names }: Components): Edition {
  const part = (key: string): Row => (data[key] as Row | undefined) ?? {};
  const rows = (key: string): Row[] => (data[key] as Row[] | undefined) ?? [];
  const { heats, damage_slots, autopilot_slots } = part("numbers");
  const bets = part("bets");
  const { tokens, time, track, rush } = part("development");
  const { reserved, public: open } = part("exhibition");
  const cards = (["movement", "technology", "advantage"] as const).flatMap((kind) =>
    rows(kind).map((row) => [String(row.id), devCard(kind, row)] as const),
  );
  return {
    circuits: byId(rows("circuit"), circuitOf),
    planes: byId(rows("plane"), (row) => ({
      colour: String(row.colour),
      nation: String(row.nation),
      plays: String(row.autopilot_plays),
    })),
    cards: new Map(cards),
    tiles: byId(rows("element"), (row) =>
      [1, 2, 3].map((level) => row[`level_${level}`] as string[]),
    ),
    heats: Number(heats),
    damageSlots: Number(damage_slots),
    autopilotSlots: Number(autopilot_slots),
    stakes: bets.stakes as number[],
    tokens: Number(tokens),
    months: Number(time),
    track: Number(track),
    rush: Number(rush),
    reserved: Number(reserved),
    public: open as number[],
    names,
  };
}

function byId<Thing>(rows: readonly Row[], read: (row: Row) => Thing): ReadonlyMap<string, Thing> {
  return new Map(rows.map((row) => [String(row.id), read(row)]));
}

function circuitOf(row: Row): Circuit {
  return {
    id: String(row.id),
    cells: Number(row.cells),
    corners: row.corners as [number, number][],
    grid: row.grid as number[],
  };
}

function devCard(kind: DevCard["kind"], row: Row): DevCard {
  return {
    id: String(row.id),
    kind,
    cost: Number(row.cost),
    values: (row.values as number[] | undefined) ?? [],
    repair: Number(row.repair ?? 0),
  };
}
