// How options are grouped, preset and written.

import type { OptionInfo } from "../../core/wire";
import type { Values } from "./draft";

export const GROUPS = ["setting", "length", "seen", "races", "bots", "fine"] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Record<string, Group> = {
  mode: "setting",
  races: "setting",
  start_with_development: "setting",
  allow_two_players: "setting",
  hand_size: "setting",
  landscape: "setting",
  panels: "setting",
  ground_count: "setting",
  cloud_count: "setting",
  draft_limit: "setting",
  cockpit: "setting",
  circuit: "setting",
  planes: "setting",
  pilots: "setting",
  teams: "setting",
  bets: "setting",
  first_player: "setting",
  start_player: "setting",
  youngest: "setting",
  target_points: "length",
  max_rounds: "length",
  round_cap: "length",
  round_play_cap: "length",
  turn_timeout_s: "length",
  play_on: "length",
  end_heat_when_alone: "length",
  pile_browse: "seen",
  memory_aid: "seen",
  open_hands: "seen",
  direction_cards_visible: "seen",
  discard_visibility: "seen",
};

/** Where an option stands; one that nobody knows is a fine point. */
export function groupOf(name: string): Group {
  if (name.startsWith("race_")) return "races";
  if (name.startsWith("autopilot")) return "bots";
  return GROUP_OF[name] ?? "fine";
}

export function grouped(options: readonly OptionInfo[]): [Group, OptionInfo[]][] {
  return GROUPS.map((group): [Group, OptionInfo[]] => [
    group,
    options.filter((option) => groupOf(option.name) === group),
  ]).filter(([, found]) => found.length > 0);
}

export interface Preset {
  name: string;
  values: Values;
}

const PRESETS: Record<string, readonly Preset[]> = {
  loops: [
    { name: "first", values: { target_points: 50, memory_aid: true } },
    { name: "judges", values: { fault_mode: "pick_up", pile_browse: false } },
  ],
  "lucky-loop": [
    { name: "first", values: { round_cap: 6, bonus_supply: "unlimited" } },
    {
      name: "daredevils",
      values: {
        single_card_in_round_1: true,
        seventh_die_after_roll: true,
        may_decline_figure: true,
      },
    },
  ],
  "flying-carpet": [
    { name: "first", values: { landscape: "first_flight", open_hands: true } },
    { name: "nights", values: { landscape: "thousand_and_one", hand_size: 5 } },
  ],
  hydroracers: [
    { name: "first", values: { bets: false } },
    { name: "campaign", values: { mode: "campaign" } },
    { name: "aces", values: { cockpit: "expert", circuit: "random", pilots: "chosen" } },
  ],
};

/** The presets of a game that its edition can have; the first is the rulebook. */
export function presetsOf(game: string, options: readonly OptionInfo[]): Preset[] {
  const names = new Set(options.map((option) => option.name));
  const known = (PRESETS[game] ?? []).filter((preset) =>
    Object.keys(preset.values).every((name) => names.has(name)),
  );
  return [{ name: "printed", values: {} }, ...known];
}

/** Which preset these values are, or none. */
export function presetNamed(presets: readonly Preset[], values: Values): string {
  const text = (of: Values) => JSON.stringify(Object.entries(of).sort());
  return presets.find((preset) => text(preset.values) === text(values))?.name ?? "";
}

/** A comfortable step through a range. */
export function stepOf(low: number, high: number): number {
  const span = high - low;
  if (span > 20_000) return 1000;
  if (span > 2000) return 500;
  if (span > 500) return 50;
  return span > 100 ? 10 : 1;
}

/** The next number up or down; below the least there may be none at all. */
export function stepped(option: OptionInfo, value: number, up: boolean): number {
  const [low, high] = [option.low ?? 0, option.high ?? Number.MAX_SAFE_INTEGER];
  if (up && value < low) return low;
  if (!up && value <= low) return option.zero ? 0 : low;
  const step = stepOf(low, high);
  return Math.min(high, Math.max(low, value + (up ? step : -step)));
}

/** Whether a number can be chosen. */
export function fits(option: OptionInfo, value: number): boolean {
  if (!Number.isInteger(value)) return false;
  if (value === 0 && option.zero) return true;
  return value >= (option.low ?? value) && value <= (option.high ?? value);
}

/** Read places as people type them: `house@4+cloud@11/10`; what stands on the ground needs no row. */
export function readList(text: string): unknown[] {
  return text
    .split("+")
    .map((item) => item.trim())
    .filter(Boolean)
    .map((item) => {
      const [name = "", places = ""] = item.split("@");
      const words = places.split("/").filter(Boolean);
      if (words.length === 1) words.push("1");
      return [name.trim(), ...words.map((word) => (/^\d+$/.test(word) ? Number(word) : word))];
    });
}

export function writeList(value: unknown): string {
  if (!Array.isArray(value)) return "";
  return value
    .map((item: unknown) => {
      const [name, ...places] = Array.isArray(item) ? (item as unknown[]) : [item];
      return places.length ? `${String(name)}@${places.join("/")}` : String(name);
    })
    .join("+");
}
