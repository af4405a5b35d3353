// The last round once more, on the board of the table: from the replay of the match as the seat sees it.

import { api, sentenceOf } from "./api";
import { append, inForce } from "./log";
import { stateOf } from "./replay";
import { lastRound, type Round } from "./round";
import { settings } from "./settings.svelte";
import type { Replay } from "./wire";

const STEP_MS = { calm: 1500, brisk: 800, instant: 400 }; // who asks for it wants to see it
const BEHIND_ALL = 2_147_483_647;
const PAGE = 60;
const MOST_PAGES = 5; // a round is never longer

export class Again {
  #replay = $state.raw<Replay | null>(null); // the round alone, with the position before it
  #at = $state(0);
  #asked = 0; // how often it was asked for: a late answer to an old wish is dropped
  #timer = 0;
  waiting = $state(false);
  left = false; // somebody has just come back from it
  /** Why there is nothing to see. */
  problem = $state("");

  /** Whether a round is being shown. */
  readonly on = $derived(this.#replay !== null);
  readonly at = $derived(this.#at);
  readonly last = $derived((this.#replay?.steps.length ?? 1) - 1);
  readonly state = $derived(this.#replay ? stateOf(this.#replay, this.#at) : null);
  readonly told = $derived(this.#replay?.steps[this.#at]?.events ?? []);
  readonly events = $derived(inForce(this.told));
  /** What the round has told so far. */
  readonly log = $derived.by(() => {
    const shown = this.#replay?.steps.slice(1, this.#at + 1) ?? [];
    return append(
      [],
      0,
      shown.flatMap((step) => step.events),
    );
  });

  /** Fetch the last round of a table as a seat saw it, and show it; `nothing` says that there is none. */
  async start(table: string, seat: number, nothing: string): Promise<void> {
    this.stop();
    const wish = this.#asked;
    this.waiting = true;
    try {
      const found = await fetchRound(table, seat);
      if (wish !== this.#asked) return;
      if (found) this.#show(found);
      else this.problem = nothing;
    } catch (error) {
      if (wish === this.#asked) this.problem = sentenceOf(error);
    } finally {
      if (wish === this.#asked) this.waiting = false;
    }
  }

  /** Show what is the case now. */
  stop(): void {
    this.#asked++;
    this.left = this.on;
    clearTimeout(this.#timer);
    this.#replay = null;
    this.waiting = false;
    this.problem = "";
  }

  #show({ replay, round }: Found): void {
    this.#replay = { ...replay, steps: [{ ...round.before, events: [] }, ...round.steps] };
    this.#at = 0;
    this.#wait();
  }

  #wait(): void {
    this.#timer = window.setTimeout(() => {
      if (this.#at === this.last) this.stop();
      else {
        this.#at++;
        this.#wait();
      }
    }, STEP_MS[settings.pace]);
  }
}

interface Found {
  replay: Replay;
  round: Round;
}

/** Read back from the end of a match until its last round is whole. */
async function fetchRound(table: string, seat: number): Promise<Found | null> {
  const replay = await api.replayPage(table, seat, BEHIND_ALL);
  let first = replay.count;
  let steps: Replay["steps"] = [];
  for (let page = 0; page < MOST_PAGES && first > 0; page++) {
    const end = first;
    first = Math.max(0, end - PAGE);
    const read = await api.replayPage(table, seat, first);
    steps = [...read.steps.slice(0, end - first), ...steps];
    const round = lastRound(steps, seat);
    if (round) return { replay: { ...replay, count: steps.length, steps }, round };
  }
  return null;
}
