// A game against bots at once: how many fly along, and how large a title may be written.

import { announced } from "../../boards/games";
import { wind } from "../../core/winds";
import type { GameInfo, NewTable } from "../../core/wire";

/** How many a printing of a game takes, the smallest and the largest number over all of them. */
export function company(game: GameInfo): { least: number; most: number } {
  return {
    least: Math.min(...game.editions.map((edition) => edition.min_seats)),
    most: Math.max(...game.editions.map((edition) => edition.max_seats)),
  };
}

/** A table at once: yourself and bots, up to a good number for the game. */
export function withBots(game: string, name: string, bot: string, info?: GameInfo): NewTable {
  const edition = info?.editions.find((one) => one.name === info.default_edition);
  const wished = announced(game).company;
  const seats = Math.max(
    edition?.min_seats ?? wished,
    Math.min(edition?.max_seats ?? wished, wished),
  );
  const bots = Array.from({ length: seats - 1 }, (_, number) => ({
    controller: bot,
    name: wind(number),
  }));
  return { game, seats: [{ controller: "me" }, ...bots], name };
}

const FULL_WIDTH = 120; // letters of one hundredth of the poster's width that fill a line

/** Height of a line's letters in hundredths of the poster's width: short words are written large. */
export function height(line: string, lines: number): number {
  return Math.min(lines > 1 ? 22 : 25, FULL_WIDTH / line.length);
}
