// What a player has chosen but not sent yet, why a card cannot be chosen, and the sending.

import { tick } from "svelte";
import type { ClaimWindow } from "../../core/table.svelte";
import type { Choice, LoopsView, State } from "../../core/wire";
import { choiceOf, kept, PICK_UP, planFor, plays, wantsTarget, type Plan } from "./choose";
import { aheadOf, whyNot, type Why } from "./describe";

type Choose = (code: number) => void | Promise<boolean>;
type Attempt = ((action: Record<string, unknown>) => Promise<boolean>) | undefined;

export class Desk {
  plan = $state.raw<Plan | null>(null);
  why = $state.raw<Why | null>(null);
  fault = $state(""); // a card that is no play, and would be shown all the same
  choices = $state.raw<readonly Choice[]>([]);

  #shown = $state.raw<State | null>(null);
  #race = $state.raw<ClaimWindow | null>(null);
  #claimed = $state(-1); // version of the live race that is answered
  #choose: Choose = () => undefined;
  #attempt = $state.raw<Attempt>(); // where faults are punished
  #root: HTMLElement | undefined;

  readonly legal = $derived(plays(this.choices));
  readonly asked = $derived(this.choices.length > 0);
  readonly chosen = $derived(choiceOf(this.legal, this.plan));
  /** What the chosen plan would do. */
  readonly ahead = $derived(this.#view && this.chosen ? aheadOf(this.#view, this.chosen) : null);
  readonly targets = $derived(this.legal.cards.get(this.plan?.card ?? "")?.targets);
  readonly answered = $derived(
    Boolean(this.#view?.claim) || (this.#race !== null && this.#claimed === this.#race.version),
  );
  readonly mood = $derived.by(() => {
    const own = this.#view?.seat ?? -1;
    if (own < 0) return "watching";
    if (this.#view?.speed_player === own) return "own";
    return this.answered ? "answered" : "asked";
  });

  /** Take in what the server says; call it in an effect. */
  see(
    shown: State,
    choices: readonly Choice[],
    race: ClaimWindow | null,
    choose: Choose,
    attempt: Attempt,
    root: HTMLElement | undefined,
  ): void {
    const moved = this.choices !== choices;
    this.#shown = shown;
    this.choices = choices;
    this.#race = race;
    this.#choose = choose;
    this.#attempt = attempt;
    this.#root = root;
    if (!moved) return;
    this.plan = kept(this.legal, this.plan);
    this.why = null;
    this.fault = "";
  }

  /** Whether wrong plays cost the pile here, so that they can be made. */
  get punishes(): boolean {
    return this.#attempt !== undefined;
  }

  get #view(): LoopsView | undefined {
    return this.#shown?.view as LoopsView | undefined;
  }

  /** Touch a card: chosen; touched again: sent. */
  touch = (card: string): void => {
    if (!this.legal.cards.has(card)) return this.#touchWrong(card);
    this.why = null;
    this.fault = "";
    if (this.plan?.card === card && choiceOf(this.legal, this.plan)) return void this.send();
    this.plan = planFor(this.legal, card);
    if (wantsTarget(this.legal, this.plan)) this.#focus("[data-target]");
    else if (this.#race) void this.send(); // one touch claims
  };

  /** A wrong card: where faults are punished, touched again it is shown, in a race at once. */
  #touchWrong(card: string): void {
    const again = this.fault === card;
    this.wonder(card);
    if (!this.#attempt || !this.why?.fault) return;
    this.fault = card;
    if (again || this.#race) void this.send();
  }

  /** Say why a card cannot be played. */
  wonder = (card: string): void => {
    this.plan = null;
    this.fault = "";
    if (this.#shown) this.why = whyNot(this.#shown, card);
  };

  count = (copies: number): void => {
    const card =
      this.plan?.card ?? this.#root?.querySelector<HTMLElement>(".set:focus")?.dataset.card ?? "";
    if (this.legal.cards.get(card)?.counts.has(copies))
      this.plan = { card, count: copies, target: -1 };
  };

  aim = (seat: number): void => {
    if (!this.plan) return;
    this.plan = { ...this.plan, target: seat };
    if (this.#race) void this.send();
    else this.#focus(".strip .strong");
  };

  pickUp = (): void => {
    this.plan = PICK_UP;
    this.why = null;
    this.fault = "";
    this.#focus(".strip .strong");
  };

  cancel = (): void => {
    this.plan = null;
    this.why = null;
    this.fault = "";
    this.rest();
  };

  send = async (): Promise<void> => {
    const choice = choiceOf(this.legal, this.plan);
    if (!choice && !this.fault) return;
    if (this.#race && Date.now() < this.#race.opens) {
      this.why = { text: { key: "web-loops-too-early", params: {} }, rule: "", fault: false };
      return;
    }
    this.plan = null;
    if (choice) await this.#answer(choice);
    else await this.#show();
  };

  /** Show a wrong card, all copies of it: the server punishes. */
  async #show(): Promise<void> {
    const cards = Array<string>(this.#view?.hand[this.fault] ?? 0).fill(this.fault);
    this.fault = "";
    this.why = null;
    this.rest();
    await this.#attempt?.({ do: "play", cards });
  }

  decline = (): void => {
    if (this.legal.decline) void this.#answer(this.legal.decline);
  };

  /** Put the keyboard into the hand, where it was last. */
  rest = (): void => this.#root?.querySelector<HTMLElement>('.set[tabindex="0"]')?.focus();

  async #answer(choice: Choice): Promise<void> {
    const version = this.#race?.version ?? -1;
    this.rest();
    if ((await this.#choose(choice.code)) !== false) this.#claimed = version;
  }

  #focus(selector: string): void {
    void tick().then(() => {
      const found = [...(this.#root?.querySelectorAll<HTMLElement>(selector) ?? [])];
      (found.find((one) => one.closest(".strip") && one.offsetParent) ?? found[0])?.focus();
    });
  }
}
