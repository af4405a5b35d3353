// What a player has in hand but has not sent yet: held cards, a plan, chosen dice, the star.
// All of it can be taken back; sending is a row of steps, one for each answer of the server.

import type { Choice, LuckyLoopView, Reason, State } from "../../core/wire";
import {
  assignment,
  assignments,
  begin,
  codeOf,
  may,
  offers,
  placesOf,
  planKind,
  planSteps,
  rerollOf,
  setSteps,
  slotOf,
  targets,
  toggle,
  ways,
  type Assignment,
  type Plan,
  type Step,
} from "./choose";
import { flight, type Figure } from "./layout";

/** What the cards of the hand are chosen for now. */
export type HandUse = "plan" | "discard" | "free" | "play" | "none";

/** What tells one moment from the next: the steps of a half-made choice have one version. */
function momentOf(shown: State | null): string {
  if (!shown) return "";
  const { phase, programme, picked } = shown.view as LuckyLoopView;
  return [shown.seat, shown.version, phase, programme, ...picked].join("/");
}

export class Desk {
  held = $state.raw<readonly string[]>([]); // cards that are picked up
  plan = $state.raw<Plan | null>(null);
  dice = $state.raw<readonly number[]>([]); // chosen dice, by place in the roll
  figure = $state(0); // the figure that they lie on, 0 for none
  star = $state(0); // the figure that the star lies on, 0 for none
  why = $state.raw<Reason | null>(null); // of something that was touched in vain

  shown = $state.raw<State | null>(null);
  choices = $state.raw<readonly Choice[]>([]);
  #choose: (code: number) => void = () => undefined;
  #steps: Step[] = [];
  #sentAt = "";

  readonly view = $derived(this.shown?.view as LuckyLoopView | undefined);
  readonly roll = $derived(this.view?.flight.roll ?? []);
  readonly assignments = $derived(assignments(this.choices));
  readonly use = $derived(this.#use());
  readonly ways = $derived(ways(this.choices));
  readonly targets = $derived(targets(this.ways, this.held));
  readonly steps = $derived(this.plan ? planSteps(this.ways, this.plan) : null);
  readonly kind = $derived(this.plan ? planKind(this.ways, this.plan) : "");
  readonly chosen = $derived<Assignment | undefined>(
    this.figure ? assignment(this.assignments, this.roll, this.figure, this.dice) : undefined,
  );
  readonly reroll = $derived(rerollOf(this.choices, this.roll, this.dice));

  /** Take in what the server says; call it in an effect. */
  see(shown: State, choices: readonly Choice[], choose: (code: number) => void): void {
    const moved = momentOf(this.shown) !== momentOf(shown);
    this.shown = shown;
    this.choices = choices;
    this.#choose = choose;
    if (moved) this.why = null;
    if (moved && !this.#steps.length) this.drop();
    if (choices.length && this.#steps.length && momentOf(shown) !== this.#sentAt) this.#next();
  }

  /** Take everything back. */
  drop(): void {
    this.#steps = [];
    this.held = [];
    this.plan = null;
    this.dice = [];
    this.figure = 0;
    this.star = 0;
    this.why = null;
  }

  /** Do a choice at once. */
  do(step: Step): void {
    this.send([step]);
  }

  may(step: Step): boolean {
    return may(this.choices, step);
  }

  code(step: Step): number | undefined {
    return codeOf(this.choices, step);
  }

  send(steps: readonly Step[]): void {
    this.#steps = [...steps];
    this.#next();
  }

  #next(): void {
    const step = this.#steps.shift();
    const code = step && codeOf(this.choices, step);
    if (code === undefined) this.#steps = [];
    else this.#go(code);
  }

  #go(code: number): void {
    this.#sentAt = momentOf(this.shown);
    this.#choose(code);
  }

  #use(): HandUse {
    const verbs = this.choices.map((choice) => choice.action.do);
    if (verbs.includes("discard")) return "discard";
    if (verbs.includes("free") || verbs.includes("done")) return "free";
    if (verbs.includes("play")) return "play";
    if (this.ways.length) return "plan";
    return "none";
  }

  // -- cards -----------------------------------------------------------------------------------

  /** Whether a hand card can be chosen now. */
  usable(id: string): boolean {
    if (this.use === "plan") return true;
    return this.choices.some((choice) => choice.uses.card?.includes(id));
  }

  /** Why a thing of a kind is of no use now, in the server's words. */
  whyNot(kind: string, id: string): Reason | undefined {
    return this.shown?.reasons.find(({ things }) => things[kind]?.includes(id));
  }

  /** Touch what is of no use now: the reason is told, where there is one. */
  explain(kind: string, id: string): void {
    const all = this.shown?.reasons.find(({ things }) => !Object.keys(things).length);
    this.why = this.whyNot(kind, id) ?? all ?? null;
  }

  /** Tap a card of the hand. */
  tap(id: string): void {
    if (this.use === "play" || this.use === "free") this.do({ do: this.use, card: id });
    else if (this.use === "plan" && this.plan) this.plan = toggle(this.ways, this.plan, id);
    else if (this.held.includes(id)) this.held = this.held.filter((other) => other !== id);
    else if (this.use === "discard") this.held = [...this.held, id].slice(-this.discards);
    else if (this.use !== "none") this.held = [...this.held, id];
    if (this.plan?.cards.every((card) => card === null)) this.plan = null;
    this.why = (this.raised(id) && this.whyNot("card", id)) || null;
  }

  /** Bring the held cards, or the one that was dropped, to a programme. */
  bring(programme: string, id?: string): void {
    if (id && this.plan?.programme === programme) {
      if (slotOf(this.ways, programme, id) >= 0 && !this.plan.cards.includes(id))
        this.plan = toggle(this.ways, this.plan, id);
      return;
    }
    const held = id ? [id] : this.held;
    if (!targets(this.ways, held).includes(programme)) return;
    this.plan = begin(this.ways, programme, held);
    this.held = [];
  }

  /** Whether a card lies in the plan or is held. */
  raised(id: string): boolean {
    return this.held.includes(id) || Boolean(this.plan?.cards.includes(id));
  }

  fly(): void {
    if (this.steps) this.send(this.steps);
  }

  /** How many cards are still to be discarded. */
  get discards(): number {
    return this.view?.to_discard ?? 0;
  }

  discard(): void {
    if (this.view && this.held.length === this.discards)
      this.send(setSteps("discard", this.view.hand, this.held));
  }

  // -- dice and star ---------------------------------------------------------------------------

  tapDie(place: number): void {
    this.why = null;
    this.figure = 0;
    this.dice = this.dice.includes(place)
      ? this.dice.filter((other) => other !== place)
      : [...this.dice, place];
  }

  /** What the chosen dice would do on a figure; undefined where they do nothing. */
  fits(figure: Figure): Assignment | undefined {
    return assignment(this.assignments, this.roll, figure.number, this.dice);
  }

  /** Lay dice on a figure: those chosen, or with none, its best offer; again for the next one. */
  tapFigure(figure: Figure): void {
    this.why = null;
    if (this.may({ do: "highlight", figure: figure.number })) {
      this.star = figure.number;
      return;
    }
    const all = offers(this.assignments, figure.number);
    if (!all.length) return this.explain("figure", String(figure.number));
    if (this.dice.length && this.figure !== figure.number && this.fits(figure)) {
      this.figure = figure.number;
      return;
    }
    const now = this.figure === figure.number ? all.findIndex((one) => one === this.chosen) : -1;
    const next = all[(now + 1) % all.length]!;
    this.dice = placesOf(this.roll, next.faces);
    this.figure = figure.number;
  }

  /** Drop a die on a figure; it joins those that lie there. */
  dropDie(figure: number, place: number): void {
    const joined = this.dice.includes(place) ? this.dice : [...this.dice, place];
    this.dice = this.figure && this.figure !== figure ? [place] : joined;
    this.figure = figure;
  }

  /** Send the dice on their figure. */
  assign(): void {
    if (this.chosen) this.#act(this.chosen.code);
  }

  again(): void {
    if (this.reroll !== undefined) this.#act(this.reroll);
  }

  /** Move the star on to the next figure. */
  nextStar(figures: number): void {
    this.star = (this.star % figures) + 1;
  }

  takeOff(): void {
    if (this.star) this.do({ do: "highlight", figure: this.star });
  }

  #act(code: number): void {
    this.#steps = [];
    this.#go(code);
  }

  /** Figures as they lie, also before take-off, when the star is still to be placed. */
  get flight() {
    return this.view ? flight(this.view) : null;
  }
}
