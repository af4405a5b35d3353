// What a player has touched but not sent: a card, a direction, a cell, a way. All of it can be cancelled.

import type { Choice, FlyingCarpetView, Reason, State } from "../../core/wire";
import {
  blockedAt,
  buildingSpots,
  fitting,
  goalsOf,
  landingSpots,
  NO_CARD,
  NOTHING,
  ordered,
  reasonAt,
  reasonOf,
  sameCell,
  waysOf,
  withSwap,
  type Goal,
  type Spot,
  type Touch,
  type Way,
} from "./choose";
import { cellOf, type Arrow, type Cell, type Direction, type Land } from "./layout";

type Choose = (code: number) => void | Promise<boolean>;

export class Desk {
  touch = $state.raw<Touch>(NOTHING);
  picked = $state(-1); // the code of a way that was chosen among several
  swap = $state(""); // the card to be swapped after a turn without a card
  why = $state.raw<Reason | null>(null); // why what was touched cannot be flown
  spot = $state(-1); // the code of a landing or of a panel's place that is looked at
  cursor = $state.raw<Cell | null>(null); // the cell that the keyboard rests on

  shown = $state.raw<State | null>(null);
  choices = $state.raw<readonly Choice[]>([]);
  land = $state.raw<Land | null>(null);
  #choose: Choose = () => undefined;

  readonly view = $derived(this.shown?.view as FlyingCarpetView | undefined);
  readonly ways = $derived(
    this.view && this.land ? waysOf(this.choices, this.view, this.land) : [],
  );
  readonly touched = $derived(
    Boolean(this.touch.card || this.touch.direction || this.touch.cell || this.touch.off),
  );
  readonly fitting = $derived(fitting(this.ways, this.touch));
  /** What is drawn: all that fits, or before the first touch what one wind card reaches. */
  readonly offered = $derived(
    this.touched ? this.fitting : this.ways.filter((way) => way.card && !way.direction),
  );
  readonly goals = $derived<readonly Goal[]>(
    goalsOf(this.touch.cell ? this.#beyond() : this.offered),
  );
  /** The ways to what is touched, the cheapest first: one of them is the plan. */
  readonly options = $derived(
    this.touch.cell || this.touch.off || this.touch.card === NO_CARD || this.#alone
      ? ordered(this.fitting)
      : [],
  );
  readonly plan = $derived.by((): Way | null => {
    const picked = this.fitting.find((way) => way.choice.code === this.picked);
    const found = picked ?? this.options[0] ?? null;
    if (found?.kind !== "no_card" || !this.swap) return found;
    return withSwap(this.ways, this.swap) ?? found;
  });
  readonly spots = $derived.by((): readonly Spot[] => {
    if (!this.view) return [];
    const here = cellOf(this.view, this.view.active);
    if (this.view.phase === "landing" && here) return landingSpots(this.choices, here);
    return buildingSpots(this.choices, this.view);
  });
  readonly blocked = $derived(blockedAt(this.why ?? undefined));

  get #alone(): boolean {
    return Boolean(this.touch.direction) && !this.touch.card;
  }

  /** Take in what the server says; call it in an effect. */
  see(shown: State, choices: readonly Choice[], land: Land | null, choose: Choose): void {
    const moved = this.choices !== choices;
    this.shown = shown;
    this.choices = choices;
    this.land = land;
    this.#choose = choose;
    if (moved) this.cancel();
  }

  cancel = (): void => {
    this.touch = NOTHING;
    this.picked = -1;
    this.swap = "";
    this.why = null;
    this.spot = -1;
  };

  /** The cards of the hand that have a use now. */
  usable(card: string): boolean {
    return this.ways.some((way) => way.card === card) || this.touch.card === NO_CARD;
  }

  /** Whether a card leads to the cell that is touched. */
  leads(card: string): boolean {
    const { cell, off, direction } = this.touch;
    return (cell !== null || off) && fitting(this.ways, { card, cell, off, direction }).length > 0;
  }

  /** Touch a wind card; while no card is played it is the one to be swapped. */
  card = (card: string): void => {
    this.why = null;
    if (this.touch.card === NO_CARD) {
      this.swap = this.swap === card ? "" : card;
      return;
    }
    if (this.touch.card === card) return this.#narrow({ card: "" });
    const stays = this.leads(card);
    this.#narrow({ card, ...(stays ? {} : { cell: null, off: false }) });
  };

  /** Play no card: drift, sink or stay. */
  none = (): void => {
    if (this.touch.card === NO_CARD) this.cancel();
    else {
      this.cancel();
      this.touch = { ...NOTHING, card: NO_CARD };
    }
  };

  direction = (direction: Direction): void => {
    this.why = null;
    if (this.touch.direction === direction) return this.#narrow({ direction: "" });
    const card = this.touch.card === NO_CARD ? "" : this.touch.card;
    const wanted = { ...this.touch, card, direction };
    if (!fitting(this.ways, { ...wanted, cell: null, off: false }).length) {
      this.why = reasonOf(this.shown?.reasons ?? [], "", direction) ?? null;
      if (!card) return;
    }
    const keeps = fitting(this.ways, wanted).length > 0;
    this.#narrow({ card, direction, ...(keeps ? {} : { cell: null, off: false }) });
  };

  /** Touch an arrow of a card: its way is the plan, or the reason why it is none. */
  arrow = (card: string, arrow: Arrow): void => {
    const found = this.ways.find(
      (way) => way.card === card && way.arrow === arrow && way.direction === this.touch.direction,
    );
    this.why = found ? null : (reasonOf(this.shown?.reasons ?? [], card, arrow) ?? null);
    if (!found) {
      this.picked = -1;
      this.#narrow({ card, cell: null, off: false });
      return;
    }
    this.pick(found);
  };

  /** Choose a way among several. */
  pick = (way: Way): void => {
    const { cell, off } = way.ejected ? { cell: null, off: true } : { cell: way.end, off: false };
    this.#narrow({ card: way.card, cell, off });
    this.picked = way.choice.code;
  };

  /** Touch a goal: its cheapest way is the plan; touched again, it is flown. */
  goal = (goal: Goal): void => {
    this.why = null;
    const again = goal.off ? this.touch.off : sameCell(goal.cell, this.touch.cell);
    if (again && this.plan) return void this.send();
    this.picked = -1;
    this.#narrow(goal.off ? { cell: null, off: true } : { cell: goal.cell, off: false });
    this.picked = goal.ways[0]?.choice.code ?? -1;
  };

  /** Touch a cell where nothing leads: the reason is told. */
  nowhere = (cell: Cell): void => {
    this.cancel();
    this.why = reasonAt(this.shown?.reasons ?? [], cell) ?? null;
  };

  /** What a touch on a cell would mean: a landing or place of a panel, a goal, or why it is neither. */
  at(cell: Cell): { spot?: Spot; goal?: Goal; why?: Reason } {
    const spot = this.spots.find((one) => sameCell(one.cell, cell));
    const goal = this.goals.find((one) => !one.off && sameCell(one.cell, cell));
    const why = spot || goal ? undefined : reasonAt(this.shown?.reasons ?? [], cell);
    return { spot, goal, why };
  }

  /** Press a cell that the keyboard rests on. */
  press = (cell: Cell): void => {
    const { spot, goal } = this.at(cell);
    if (spot) this.place(spot.choice);
    else if (goal) this.goal(goal);
    else this.nowhere(cell);
  };

  /** Touch a landing or the place of a panel: looked at first, then done. */
  place = (choice: Choice): void => {
    if (this.spot === choice.code) this.do(choice);
    else this.spot = choice.code;
  };

  do = (choice: Choice): void => {
    void this.#choose(choice.code);
  };

  send = async (): Promise<void> => {
    const plan = this.plan;
    if (plan && (await this.#choose(plan.choice.code)) !== false) this.cancel();
  };

  /** What else could be touched beside the cell that is touched. */
  #beyond(): Way[] {
    const wider = fitting(this.ways, { ...this.touch, cell: null, off: false });
    return this.touch.card || this.touch.direction
      ? wider
      : wider.filter((way) => (way.card && !way.direction) || sameCell(way.end, this.touch.cell));
  }

  #narrow(part: Partial<Touch>): void {
    this.picked = -1;
    this.swap = "";
    this.touch = { ...this.touch, ...part };
  }
}
