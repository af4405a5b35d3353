// What a player has touched but not sent yet: a card, a slot, a choice. All of it can be cancelled.

import type { Choice, HydroracersView, Reason, State } from "../../core/wire";
import { find, isMove, leading, moveOf, reach, using, type Move } from "./choose";

type Wanted = Readonly<Record<string, string | number>>;

/** What tells one moment from the next: the steps of a half-made choice have one version. */
function momentOf(shown: State | null): string {
  if (!shown) return "";
  const { phase, to_act, token, pending, dangers } = shown.view as HydroracersView;
  const codes = shown.legal.map(({ code }) => code).join();
  return [shown.seat, shown.version, phase, to_act, token, pending, dangers, codes].join("/");
}

export class Desk {
  card = $state(""); // of the hand, picked up
  cell = $state<number | null>(null); // of the course, touched
  slot = $state(-1); // of the betting board, touched
  code = $state(-1); // the choice that would be sent
  why = $state.raw<Reason | null>(null); // of something that was touched in vain
  looked = $state(-1); // the choice that the pointer or the focus rests on

  shown = $state.raw<State | null>(null);
  choices = $state.raw<readonly Choice[]>([]);
  #choose: (code: number) => void = () => undefined;

  readonly view = $derived(this.shown?.view as HydroracersView | undefined);
  readonly pending = $derived(this.choices.find(({ code }) => code === this.code));
  /** The choices of the card that is picked up: to play it, or to put it under the deck. */
  readonly ofCard = $derived(
    this.card ? using(this.choices.filter(isMove), "card", this.card) : [],
  );
  /** The movement that the course shows. */
  readonly move = $derived<Move | null>(
    moveOf(this.choices.find(({ code }) => code === this.looked)) ?? moveOf(this.pending),
  );
  readonly reach = $derived(reach(this.choices));
  /** The choices that lead to the cell that is touched. */
  readonly toCell = $derived(this.cell === null ? [] : leading(this.choices, this.cell));

  /** Take in what the server says; call it in an effect. Tells whether it is another moment. */
  see(shown: State, choices: readonly Choice[], choose: (code: number) => void): boolean {
    const moved = momentOf(this.shown) !== momentOf(shown);
    if (moved) this.drop();
    this.shown = shown;
    this.choices = choices;
    this.#choose = choose;
    return moved;
  }

  /** Put everything back. */
  drop(): void {
    this.card = "";
    this.cell = null;
    this.slot = -1;
    this.code = -1;
    this.looked = -1;
    this.why = null;
  }

  /** Touch what is of no use now: the reason is told, where there is one. */
  explain(kind: string, id: string): void {
    this.drop();
    const reasons = this.shown?.reasons ?? [];
    const all = reasons.find(({ things }) => !Object.keys(things).length);
    this.why = this.reason(kind, id) ?? all ?? null;
  }

  /** Why one thing is of no use now, where the server says so of this very thing. */
  reason(kind: string, id: string): Reason | undefined {
    return this.shown?.reasons.find(({ things }) => things[kind]?.includes(id));
  }

  /** Touch something: it is meant, or it is told why it can't be. */
  tap(wanted: Wanted, kind: string, id: string): void {
    if (this.may(wanted)) this.touch(wanted);
    else this.explain(kind, id);
  }

  of(wanted: Wanted): Choice | undefined {
    return find(this.choices, wanted);
  }

  may(wanted: Wanted): boolean {
    return this.of(wanted) !== undefined;
  }

  is(wanted: Wanted): boolean {
    return this.code >= 0 && this.of(wanted)?.code === this.code;
  }

  /** Touch a thing: it is meant; touch it again: it is done. */
  touch(wanted: Wanted): void {
    const choice = this.of(wanted);
    if (!choice) return;
    if (choice.code === this.code) this.send(choice.code);
    else this.code = choice.code;
  }

  /** Pick a card up, or lay it back. */
  take(card: string): void {
    const again = this.card === card;
    this.drop();
    if (again || !using(this.choices, "card", card).length) return;
    this.card = card;
    this.code = this.ofCard.find(({ action }) => String(action.do).startsWith("play"))?.code ?? -1;
  }

  /** Touch a cell: which cards lead there? With a card in hand: this card, this way. */
  aim(cell: number): void {
    const card = this.card;
    const again = this.cell === cell;
    this.drop();
    const ways = leading(this.choices, cell);
    if (again || !ways.length) return;
    const meant = using(ways, "card", card);
    if (meant.length) this.card = card;
    else this.cell = cell;
    const sure = meant[0] ?? (ways.length === 1 ? ways[0] : undefined);
    this.code = sure?.code ?? -1;
  }

  /** Whether a card of the hand leads to the cell that is touched. */
  leads(card: string): boolean {
    return using(this.toCell, "card", card).length > 0;
  }

  /** Touch a betting slot: next comes the plane. */
  openSlot(stake: number): void {
    const again = this.slot === stake;
    this.drop();
    if (!again && this.may({ do: "bet", slot: stake })) this.slot = stake;
  }

  send(code: number): void {
    this.drop();
    this.#choose(code);
  }
}
