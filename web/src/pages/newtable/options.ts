// How options are grouped, preset and written.

import { announced, GROUPS, type Group, type Preset } from "../../boards/games";
import type { OptionInfo } from "../../core/wire";
import type { Values } from "./draft";

/** Where an option of a game stands; one that nobody names is a fine point. */
export function groupOf(game: string, name: string): Group {
  const { groups } = announced(game);
  return GROUPS.find((group) => groups[group]?.includes(name)) ?? "fine";
}

export function grouped(game: string, options: readonly OptionInfo[]): [Group, OptionInfo[]][] {
  return GROUPS.map((group): [Group, OptionInfo[]] => [
    group,
    options.filter((option) => groupOf(game, option.name) === group),
  ]).filter(([, found]) => found.length > 0);
}

/** The presets of a game that its edition can have; the first is the rulebook. */
export function presetsOf(game: string, options: readonly OptionInfo[]): Preset[] {
  const names = new Set(options.map((option) => option.name));
  const known = announced(game).presets.filter((preset) =>
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
