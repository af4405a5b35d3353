// A table that is being thought up: seats, clock, options. Pure data; the server judges it.

import { ALONE } from "../../core/house";
import { wind } from "../../core/winds";
import type { Clock, EditionInfo, GameInfo, NewTable, OptionInfo, SeatWish } from "../../core/wire";

export type Mode = "live" | "correspondence" | "one_screen";
export type Values = Record<string, unknown>;

/** The ways of playing; nobody corresponds with a browser. */
export const MODES: readonly Mode[] = ALONE
  ? ["live", "one_screen"]
  : ["live", "correspondence", "one_screen"];
export const ME = "me";
export const OPEN = "open";
export const AUTOPILOT = "autopilot";

export interface Draft {
  game: string;
  edition: string;
  mode: Mode;
  seats: SeatWish[];
  bot: string; // who takes a seat that nobody was named for
  clock: string; // the name of a preset
  public: boolean;
  spectators: boolean;
  practice: boolean;
  coach: boolean;
  options: Values; // those that differ from the defaults
}

const DAY_S = 86_400;
const CLOCKS: Record<Mode, Record<string, Clock>> = {
  live: {
    none: { move_s: 0, reserve_s: 0 },
    relaxed: { move_s: 90, reserve_s: 600 },
    fast: { move_s: 20, reserve_s: 120 },
  },
  correspondence: {
    days1: { move_s: DAY_S, reserve_s: 0 },
    days3: { move_s: 3 * DAY_S, reserve_s: 0 },
    days7: { move_s: 7 * DAY_S, reserve_s: 0 },
    none: { move_s: 0, reserve_s: 0 },
  },
  one_screen: { none: { move_s: 0, reserve_s: 0 } },
};

export const clockNames = (mode: Mode): string[] => Object.keys(CLOCKS[mode]);

/** Who takes a seat that is nobody's own: somebody who comes, where somebody can. */
const other = (draft: Draft, alone: boolean): string => (alone ? draft.bot : OPEN);

export function editionOf(game: GameInfo, name: string): EditionInfo {
  return (
    game.editions.find((edition) => edition.name === name) ??
    game.editions.find((edition) => edition.name === game.default_edition) ??
    game.editions[0]!
  );
}

/** A first draft: sensible for the game and the way of playing. */
export function newDraft(game: GameInfo, mode: Mode, bot: string, alone = ALONE): Draft {
  const edition = editionOf(game, "");
  const seats: SeatWish[] = [{ controller: ME }];
  const wanted = Math.max(edition.min_seats, Math.min(3, edition.max_seats));
  while (seats.length < wanted) {
    const first = seats.length === 1;
    if (first && mode === "one_screen") seats.push({ controller: ME });
    else if (first && !alone) seats.push({ controller: OPEN });
    else seats.push({ controller: bot });
  }
  return {
    game: game.name,
    edition: edition.name,
    mode,
    seats,
    bot,
    clock: clockNames(mode)[0]!,
    public: false,
    spectators: true,
    practice: false, // chosen, never silently so
    coach: true,
    options: {},
  };
}

/** Another game, the same people. */
export function changeGame(draft: Draft, game: GameInfo): Draft {
  const edition = editionOf(game, "");
  const seats = draft.seats.slice(0, edition.max_seats);
  while (seats.length < edition.min_seats) seats.push({ controller: draft.bot });
  return { ...draft, game: game.name, edition: edition.name, seats, options: {} };
}

/** Another way of playing: seats that it does not know become what comes nearest. */
export function changeMode(draft: Draft, mode: Mode, edition: EditionInfo, alone = ALONE): Draft {
  let met = false;
  const seats = draft.seats.map((seat) => {
    if (seat.controller === OPEN && mode === "one_screen") return { ...seat, controller: ME };
    if (seat.controller !== ME) return seat;
    const again = met;
    met = true;
    return again && mode !== "one_screen" ? { controller: other(draft, alone) } : seat;
  });
  const options = Object.fromEntries(
    Object.entries(draft.options).filter(
      ([name]) => !edition.options.some((one) => one.name === name && dependsOnMode(one)),
    ),
  );
  return { ...draft, mode, seats, options, clock: clockNames(mode)[0]! };
}

/** Who may sit on a seat; the first stands for the creator. */
export function sitters(game: GameInfo, mode: Mode, alone = ALONE): string[] {
  const people = mode === "one_screen" || alone ? [ME] : [ME, OPEN];
  return [...people, ...game.bots.map((bot) => `bot:${bot}`), AUTOPILOT];
}

/** Give a seat to somebody else; away from one screen there is one creator only. */
export function changeSeat(
  draft: Draft,
  number: number,
  controller: string,
  alone = ALONE,
): SeatWish[] {
  return draft.seats.map((seat, place) => {
    if (place === number) return { controller, name: "" };
    const moves = controller === ME && seat.controller === ME && draft.mode !== "one_screen";
    return moves ? { controller: other(draft, alone) } : seat;
  });
}

export function addSeat(draft: Draft): SeatWish[] {
  const last = draft.seats.at(-1)?.controller ?? OPEN;
  const controller = last === ME && draft.mode !== "one_screen" ? draft.bot : last;
  return [...draft.seats, { controller, name: "" }];
}

export function fewestSeats(edition: EditionInfo, options: Values): number {
  const fewer = edition.options.flatMap(({ name, fewest_seats }) =>
    options[name] === true && fewest_seats !== null ? [fewest_seats] : [],
  );
  return Math.min(edition.min_seats, ...fewer);
}

export const people = (draft: Draft): number =>
  draft.seats.filter((seat) => seat.controller === ME || seat.controller === OPEN).length;

/** Whether undo beyond luck can be had. */
export const mayPractise = (draft: Draft): boolean => people(draft) === 1;

/** What an option is when nothing is said. */
export function usual(option: OptionInfo, mode: Mode): unknown {
  return option.usual[mode] ?? option.default;
}

const dependsOnMode = ({ usual, barred }: OptionInfo): boolean =>
  Object.keys(usual).length + Object.keys(barred).length > 0;

/** The option with the values that a table of this mode can have. */
export function choosable(option: OptionInfo, mode: Mode): OptionInfo {
  const barred = option.barred[mode];
  if (!barred) return option;
  const kept = option.values.map((value) => !barred.includes(value));
  return {
    ...option,
    values: option.values.filter((_, index) => kept[index]),
    value_labels: option.value_labels.filter((_, index) => kept[index]),
  };
}

/** The options that an address asks for, as JSON; null where it asks for none. */
export function askedOptions(query: URLSearchParams): Values | null {
  try {
    const asked: unknown = JSON.parse(query.get("options") ?? "null");
    return asked && typeof asked === "object" && !Array.isArray(asked) ? (asked as Values) : null;
  } catch {
    return null; // cut off on its way
  }
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The options with one changed; what is as usual is not kept. */
export function changeOption(
  draft: Draft,
  option: OptionInfo,
  value: unknown,
): Record<string, unknown> {
  const others = Object.fromEntries(
    Object.entries(draft.options).filter(([name]) => name !== option.name),
  );
  return same(value, usual(option, draft.mode)) ? others : { ...others, [option.name]: value };
}

/** What is sent. */
export function wish(draft: Draft, name: string): NewTable {
  const seats = draft.seats.map((seat, number) => {
    if (seat.name || seat.controller === OPEN) return seat;
    return { ...seat, name: seat.controller === ME ? name : wind(number) };
  });
  const table: NewTable = {
    game: draft.game,
    edition: draft.edition,
    mode: draft.mode,
    seats,
    name,
    options: draft.options,
    practice: draft.practice && mayPractise(draft),
    coach: draft.coach,
    public: draft.public && draft.mode !== "one_screen",
    spectators: draft.spectators,
  };
  const clock = CLOCKS[draft.mode][draft.clock];
  return clock ? { ...table, clock } : table;
}
