// Made by `make wire` from the server's types; not written by hand.

export type Request =
  | Act
  | Undo
  | GiveNonce
  | Propose
  | Vote
  | Resume
  | Resign
  | Leave
  | Replace
  | Order
  | Say
  | Mute
  | Look;
export type Message = Welcome | Update | TableChanged | Answer | Chat | Ping | Bye | Claiming;
/**
 * What a seat sees of loops.
 */
export type LoopsView = {
  /**
   * The seat that looks, or −1 for one who only watches.
   */
  seat: number;
  /**
   * What is awaited; in views a race that luck settles is still a race (LO-43).
   */
  phase: "choose_starter" | "deal" | "turn" | "take" | "race" | "settle_race" | "over";
  /**
   * The seat that acts; −1 if luck is next, −2 if secret answers are awaited, −4 if the game is over. In a race a seat sees itself while its own answer is awaited (LO-43).
   */
  to_act: number;
  /**
   * The seat in turn; in a race the one whose turn comes if nobody claims (LO-45).
   */
  turn_owner: number;
  /**
   * The seat that plays after the one in turn as things stand (LO-12).
   */
  next_seat: number;
  /**
   * The seat that began the round (LO-8).
   */
  starter: number;
  /**
   * The round; 0 before the first.
   */
  round_no: number;
  /**
   * Plays, pick-ups and punished faults of the round, which its cap counts (LO-59).
   */
  plays_this_round: number;
  /**
   * The direction of play: to the left seat numbers rise (LO-12).
   */
  direction: "left" | "right";
  /**
   * Whether the plane climbs or dives (LO-14, LO-15).
   */
  pitch: "positive" | "negative";
  /**
   * The last altitude in the pile, in metres; 0 for none (LO-20, LO-21).
   */
  base_altitude: number;
  /**
   * The lowest altitude that may follow, in metres (LO-14, LO-15, LO-21).
   */
  lowest_next: number;
  /**
   * The highest altitude that may follow, in metres (LO-14, LO-15, LO-21).
   */
  highest_next: number;
  /**
   * The face of the condition box (LO-67).
   */
  box_face: number;
  /**
   * The pile, its top last; with `pile_browse = false` its top alone (LO-11, LO-D27).
   */
  pile: string[];
  /**
   * How many cards are in the pile.
   */
  pile_size: number;
  /**
   * How many cards are in the draw pile, those at its bottom included (LO-3).
   */
  draw_pile_size: number;
  /**
   * The cards that a Loop slid under the draw pile, in the order in which they will be drawn; only with `loop_return = bottom` (LO-D13).
   */
  bottom: string[];
  /**
   * How many of each card the seat that looks holds.
   */
  hand: {
    [k: string]: number;
  };
  /**
   * How many cards each seat holds.
   */
  hand_sizes: number[];
  /**
   * The cards that all know to be in each hand, from pick-ups and faults (LO-24, LO-61).
   */
  known: {
    [k: string]: number;
  }[];
  /**
   * The cards that all know to be in the draw pile, since a Loop and until the next draw (LO-31).
   */
  returned: {
    [k: string]: number;
  };
  /**
   * The points of each seat (LO-53).
   */
  totals: number[];
  /**
   * How many rounds each seat has won (LO-49).
   */
  rounds_won: number[];
  /**
   * The seat that is dealt cards, or takes them for a Draw card (LO-2, LO-34).
   */
  taker: number;
  /**
   * How many cards the taker has still to get.
   */
  to_take: number;
  /**
   * The seat that played the Speed card (LO-39).
   */
  speed_player: number;
  /**
   * The answer of the seat that looks, in notation; nothing while there is none (LO-43).
   */
  claim: string;
  /**
   * All hands once the game is over, before that an empty list (LO-53).
   */
  open_hands: {
    [k: string]: number;
  }[];
};
/**
 * What a seat sees of lucky-loop.
 */
export type LuckyLoopView = {
  /**
   * The seat that looks, or −1 for one who only watches.
   */
  seat: number;
  /**
   * What is awaited; others see a choice that is half made as not yet begun (LL-D44).
   */
  phase:
    | "choose_starter"
    | "deal"
    | "choose_action"
    | "exchange"
    | "refill"
    | "draw"
    | "discard"
    | "lay_programme"
    | "upgrade_card"
    | "pre_roll"
    | "roll"
    | "post_roll"
    | "choose_final_action"
    | "lay_free"
    | "place_highlight"
    | "over";
  /**
   * The seat that acts; −1 if luck is next, −2 if secret answers are awaited, −4 if the game is over.
   */
  to_act: number;
  /**
   * The seat in turn (LL-9).
   */
  active: number;
  /**
   * The first player (LL-8).
   */
  first_player: number;
  /**
   * The round, from 1 (LL-111).
   */
  round_no: number;
  /**
   * Whether a free flight has brought on the end: the round is played out (LL-110).
   */
  end_triggered: boolean;
  /**
   * The cards that the seat that looks holds, those it has picked left out.
   */
  hand: string[];
  /**
   * How many cards each seat holds by their backs; others count its picked cards as well (LL-121, LL-D44).
   */
  hand_backs: {
    [k: string]: number;
  }[];
  /**
   * How many cards each seat holds; others count its picked cards as well (LL-D44).
   */
  hand_sizes: number[];
  /**
   * How many cards are in each draw pile (LL-3).
   */
  draw_sizes: {
    [k: string]: number;
  };
  /**
   * How many cards are in each discard pile (LL-16).
   */
  discard_sizes: {
    [k: string]: number;
  };
  /**
   * The cards of each discard pile, its top last; with `discard_visibility = top` its top alone (LL-16, LL-D26).
   */
  discard_piles: {
    [k: string]: string[];
  };
  /**
   * The cards at each programme, one in each of its colours, or none (LL-26).
   */
  board: {
    [k: string]: string[];
  };
  /**
   * The free programme in front of each seat (LL-91).
   */
  free_cards: string[][];
  /**
   * The cards picked so far of a choice that is half made; the seat in turn alone sees them (LL-D44).
   */
  picked: string[];
  /**
   * The sum of the difficulties of the picked cards (LL-89).
   */
  picked_difficulty: number;
  /**
   * The fewest dice that the picked cards need (LL-89).
   */
  picked_dice: number;
  /**
   * How many cards the seat in turn has still to discard (LL-15).
   */
  to_discard: number;
  /**
   * The score of each seat in the programmes in which it has one (LL-60).
   */
  scores: {
    [k: string]: number;
  }[];
  /**
   * The victory points of each seat (LL-114).
   */
  totals: number[];
  /**
   * The bonus tokens of each seat (LL-78).
   */
  tokens: number[];
  /**
   * The points that each seat has lost in all (LL-117).
   */
  penalties: number[];
  /**
   * The free result of each seat, −1 while it has none (LL-102).
   */
  free_scores: number[];
  /**
   * The programme whose score the free result of each seat has replaced (LL-123).
   */
  crossed_out: string[];
  /**
   * Whether each seat has a score in all four programmes (LL-86).
   */
  final_phase: boolean[];
  /**
   * The best result of anybody in each programme, 0 for none (LL-73).
   */
  records: {
    [k: string]: number;
  };
  /**
   * The bonus tokens in the supply (LL-6).
   */
  token_supply: number;
  /**
   * The programme that is laid, upgraded or flown; others do not see it before the last card is picked (LL-33, LL-D44).
   */
  programme: string;
  /**
   * What cards are drawn for (LL-12, LL-66).
   */
  draw_for: "" | "exchange" | "refill";
  /**
   * The pile that the next card comes from, once it is chosen (LL-13).
   */
  draw_pile: string;
  /**
   * How many cards the seat in turn has still to draw.
   */
  to_draw: number;
  /**
   * The flight that is under way; an empty table while nobody flies (LL-36).
   */
  flight: {
    /**
     * Whether a programme of the board or a free one is flown.
     */
    kind?: "compulsory" | "free";
    /**
     * The figures, in the order of the cards (LL-41).
     */
    figures?: {
      /**
       * The card that shows it.
       */
      card: string;
      /**
       * Whether it is still open, or met exactly, or exceeded (LL-42, LL-43).
       */
      state: "open" | "exact" | "exceeded";
      /**
       * The faces of the dice on it, ascending (LL-40).
       */
      dice: number[];
      /**
       * What it is worth, the highlight counted double; 0 while it is open (LL-102).
       */
      points: number;
    }[];
    /**
     * The figure with the highlight, from 1; 0 for none (LL-93).
     */
    highlight?: number;
    /**
     * How many dice lie on no card, those just rolled included (LL-57).
     */
    dice_left?: number;
    /**
     * Whether the seventh die is bought (LL-80).
     */
    seventh_used?: boolean;
    /**
     * The faces on the table, ascending; none before a roll (LL-38).
     */
    roll?: number[];
    /**
     * How many dice luck is about to roll (LL-38).
     */
    to_roll?: number;
  };
  /**
   * Whether the game has ended by the cap on its rounds (LL-116).
   */
  ended_by_cap: boolean;
};
/**
 * What a seat sees of flying-carpet.
 */
export type FlyingCarpetView = {
  /**
   * The seat that looks, or −1 for one who only watches.
   */
  seat: number;
  /**
   * What is awaited.
   */
  phase:
    | "first_player"
    | "draw_landscape"
    | "draft"
    | "draft_column"
    | "draft_row"
    | "deal"
    | "turn"
    | "landing"
    | "refill"
    | "over";
  /**
   * The seat that acts; −1 if luck is next, −2 if secret answers are awaited, −4 if the game is over.
   */
  to_act: number;
  /**
   * The seat in turn (FC-13).
   */
  active: number;
  /**
   * The seat that begins (FC-13).
   */
  first: number;
  /**
   * The round; 0 before the first (FC-96).
   */
  round: number;
  /**
   * The panels that stand, each with its column and row, perhaps mirrored (FC-6).
   */
  landscape: ([string, number, number] | [string, number, number, "mirrored"])[];
  /**
   * The number of a landscape that luck makes, as far as it is drawn.
   */
  number: number;
  /**
   * How many digits of that number are drawn.
   */
  digits: number;
  /**
   * Who builds the landscape, panel by panel, and with what.
   */
  draft: {
    /**
     * Whether each seat has passed and builds no more.
     */
    passed?: boolean[];
    /**
     * The panel that is being placed, if one is chosen.
     */
    panel?: string;
    /**
     * Whether it is placed the other way round.
     */
    mirrored?: boolean;
    /**
     * The column chosen for it, or 0.
     */
    column?: number;
  };
  /**
   * Column and row of each carpet; an empty list for one that is not on the board (FC-14, FC-109).
   */
  cells: ([number, number] | [])[];
  /**
   * The carpets on each cell ("column,row"), the lowest first; the start has no order (FC-71, FC-85).
   */
  stacks: {
    [k: string]: number[];
  };
  /**
   * Whether each carpet is held and will miss its next turn (FC-71).
   */
  held: boolean[];
  /**
   * How many direction cards each seat has left; −1 where that is hidden (FC-98, FC-105).
   */
  directions: number[];
  /**
   * The place of each carpet that has arrived, 0 for the others (FC-109).
   */
  places: number[];
  /**
   * The carpet that the one in turn has come upon: hold it or force it down (FC-70).
   */
  target: number;
  /**
   * What the seat in turn does at the end of its turn: draw a card, swap the card named, or nothing (FC-19, FC-23).
   */
  pending: string;
  /**
   * The seat that has won (FC-84, FC-89).
   */
  winner: number;
  /**
   * How many of each wind card the seat that looks holds (FC-4).
   */
  hand: {
    [k: string]: number;
  };
  /**
   * All hands where they lie open, else an empty list (FC-97).
   */
  hands: {
    [k: string]: number;
  }[];
  /**
   * How many wind cards each seat holds (FC-4).
   */
  hand_sizes: number[];
  /**
   * How many cards are in the draw pile (FC-5).
   */
  draw_pile_size: number;
  /**
   * How many of each wind card are in the discard pile (FC-101).
   */
  discard_pile: {
    [k: string]: number;
  };
};
/**
 * What a seat sees of hydroracers.
 */
export type HydroracersView = {
  /**
   * The seat that looks, or −1 for one who only watches.
   */
  seat: number;
  /**
   * What is awaited.
   */
  phase:
    | "draw_circuit"
    | "draw_pilot"
    | "choose_pilot"
    | "draw_grid"
    | "deal"
    | "turn"
    | "auto_draw"
    | "danger"
    | "place_token"
    | "crash_remove"
    | "refill"
    | "late_bet"
    | "over"
    | "choose_gain"
    | "choose_tokens"
    | "supercharge"
    | "hop"
    | "mirror"
    | "look"
    | "keep"
    | "choose_circuit"
    | "choose_grid"
    | "auto_card"
    | "draw_victim"
    | "reveal"
    | "draw_dev"
    | "place_dev"
    | "rush"
    | "recycle"
    | "spy_take"
    | "choose_level"
    | "choose_victim";
  /**
   * The seat that acts; −1 if luck is next, −2 if secret answers are awaited, −4 if the game is over.
   */
  to_act: number;
  /**
   * The seat that gets a pilot or a card, or has a development token to place.
   */
  taker: number;
  /**
   * How many dangers of the movement are not yet resolved (HR-49).
   */
  dangers: number;
  /**
   * The token that was drawn and waits for an element (HR-108).
   */
  token: "" | "damage" | "alert";
  /**
   * The element that the damage has spread to, if it has (HR-111).
   */
  element: "cooling" | "propulsion" | "controls" | "structure" | "";
  /**
   * The circuit of the race, or of the next one (HR-7, HR-138).
   */
  circuit: string;
  /**
   * The heat of the race, from 1 (HR-1).
   */
  heat: number;
  /**
   * The round of the heat, from 1 (HR-14).
   */
  round: number;
  /**
   * How many rounds have begun in all heats so far.
   */
  rounds_flown: number;
  /**
   * The place in the order whose turn it is, from 0 (HR-15).
   */
  turn: number;
  /**
   * The seats that fly in this round, the foremost as it began first (HR-15).
   */
  order: number[];
  /**
   * The seat with the leader marker of the round (HR-17).
   */
  leader: number;
  /**
   * The plane of each seat, and what belongs to it (HR-4).
   */
  planes: {
    /**
     * Which plane it is (HR-4).
     */
    plane: string;
    /**
     * Whether an autopilot flies it (HR-212).
     */
    autopilot: boolean;
    /**
     * Its pilot, if it has one (HR-5).
     */
    pilot: string;
    /**
     * Its cell, laps included; 0 and below on the grid (HR-10, HR-244).
     */
    position: number;
    /**
     * 0 while it races, else 1 for the first to crash in the heat, and so on (HR-57).
     */
    crashed: number;
    /**
     * 1 for an autopilot that misses the rest of the race, else 0 (HR-227).
     */
    out: number;
    /**
     * The damage tokens on its gauge (HR-52).
     */
    damage: number;
    /**
     * The alert tokens set aside (HR-51).
     */
    alerts: number;
    /**
     * Its prestige points (HR-100).
     */
    prestige: number;
    /**
     * Its AIRCOINS (HR-4).
     */
    aircoins: number;
    /**
     * The cells that the slipstream adds in this round (HR-22).
     */
    slip: number;
    /**
     * Its rank in the last heat, or on the first grid; 0 for none (HR-95).
     */
    rank: number;
    /**
     * How often it has crashed in all races.
     */
    crashes: number;
    /**
     * The tokens in its danger bag (HR-12).
     */
    bag: {
      damage: number;
      alert: number;
    };
    /**
     * The tile of each element; the basic cockpit has none (HR-106).
     */
    tiles: {
      cooling?: {
        /**
         * Its level (HR-106).
         */
        level: number;
        /**
         * What covers each of its squares, if anything does (HR-109).
         */
        tokens: ("" | "damage" | "alert")[];
      };
      propulsion?: {
        /**
         * Its level (HR-106).
         */
        level: number;
        /**
         * What covers each of its squares, if anything does (HR-109).
         */
        tokens: ("" | "damage" | "alert")[];
      };
      controls?: {
        /**
         * Its level (HR-106).
         */
        level: number;
        /**
         * What covers each of its squares, if anything does (HR-109).
         */
        tokens: ("" | "damage" | "alert")[];
      };
      structure?: {
        /**
         * Its level (HR-106).
         */
        level: number;
        /**
         * What covers each of its squares, if anything does (HR-109).
         */
        tokens: ("" | "damage" | "alert")[];
      };
    };
    /**
     * The penalties that are active: of controls, propulsion, structure and cooling (HR-118).
     */
    penalties: ("penalty_corner" | "penalty_slow" | "penalty_pilot" | "penalty_hand")[];
    /**
     * The stake of the slot on which its bet lies, −1 without a bet (HR-82).
     */
    slot: number;
    /**
     * How many of each card it has played in the race (HR-32).
     */
    played: {
      [k: string]: number;
    };
    /**
     * The top card of its played pile (HR-32).
     */
    top: string;
    /**
     * The face-up cards of an autopilot, longest face up first (HR-216).
     */
    row: string[];
    /**
     * How many cards are in its hand (HR-34).
     */
    hand_size: number;
    /**
     * How many cards are in its deck, without those put under it (HR-11).
     */
    deck_size: number;
    /**
     * How many cards were put under its deck (HR-65).
     */
    under_size: number;
    /**
     * The plane that it has bet on; the bet of an autopilot lies open (HR-82, HR-229).
     */
    bet: string;
    /**
     * How many of each card are in its hand (HR-11).
     */
    hand: {
      [k: string]: number;
    };
    /**
     * The cards put under its deck, the next to come first (HR-65). Nobody sees those of an autopilot.
     */
    under: string[];
    /**
     * How many of each movement card it owns, wherever they are (HR-153).
     */
    cards?: {
      [k: string]: number;
    };
    /**
     * Its technologies (HR-191).
     */
    technologies?: string[];
    /**
     * How many of each advantage lie beside its basic cockpit (HR-204).
     */
    advantages?: {
      [k: string]: number;
    };
    /**
     * The damage slots that equipment has added (HR-206).
     */
    extra_slots?: number;
    /**
     * The damage tokens that belong to its bag (HR-209, HR-211).
     */
    all_damage?: number;
    /**
     * The alert tokens that belong to its bag (HR-210).
     */
    all_alert?: number;
    /**
     * Where its development tokens are, but for those on the display (HR-130).
     */
    tokens?: {
      /**
       * With their owner.
       */
      reserve: number;
      /**
       * In the cloth bag (HR-135).
       */
      bag: number;
      /**
       * On the espionage track (HR-162).
       */
      espionage: number;
      /**
       * On the reserved exhibition space (HR-167).
       */
      stand: number;
    };
    /**
     * The movement cards that an autopilot got in development, oldest first (HR-250).
     */
    added?: string[];
  }[];
  /**
   * The display space that the card being obtained comes from, from 0; −1 for the espionage track (HR-146, HR-161).
   */
  space?: number;
  /**
   * The card that is being obtained (HR-153, HR-203).
   */
  pending?: string;
  /**
   * How many autopilots have drawn their development cards (HR-231).
   */
  auto_done?: number;
  /**
   * How many development cards the next autopilot has still to draw (HR-231).
   */
  auto_left?: number;
  /**
   * The value of the card flown with, or the distance of the pass (HR-29).
   */
  base?: number;
  /**
   * The card flown with; none for a pass.
   */
  flown?: string;
  /**
   * 1 if the Air Brake is used for it, else 0 (HR-198).
   */
  brake?: number;
  /**
   * How many tokens are still to be taken off the tiles (HR-178).
   */
  removals?: number;
  /**
   * How many cards Course Reading lets the plane choose from at its refill, 0 without it (HR-184).
   */
  course?: number;
  /**
   * How many races have begun (HR-123).
   */
  race?: number;
  /**
   * Whether a development phase is on (HR-123).
   */
  stage?: "idle" | "developing";
  /**
   * How many TIME markers lie on the calendar (HR-143).
   */
  calendar?: number;
  /**
   * How the next grid is made (HR-139).
   */
  next_grid?: "random" | "last_heat" | "reverse_prestige";
  /**
   * The damage and alert tokens in the supply (HR-209, HR-210).
   */
  supply?: {
    damage: number;
    alert: number;
  };
  /**
   * The spaces of the display (HR-141).
   */
  display?: {
    /**
     * The development card on it, if there is one.
     */
    card: string;
    /**
     * How many development tokens of each seat lie on it (HR-147).
     */
    tokens: number[];
  }[];
  /**
   * The cards on the espionage track, the oldest first (HR-157).
   */
  track?: string[];
  /**
   * The seat that has taken each public exhibition space, or −1 (HR-167).
   */
  public?: number[];
  /**
   * How many of each card are in the development deck, in an order that nobody knows.
   */
  dev_deck?: {
    [k: string]: number;
  };
  /**
   * How many of each development card are discarded (HR-173).
   */
  discard?: {
    [k: string]: number;
  };
  /**
   * How many of each movement card have left the game (HR-157, HR-171).
   */
  removed?: {
    [k: string]: number;
  };
  /**
   * The card that an autopilot has drawn last (HR-231).
   */
  drawn?: string;
  /**
   * How many cards the plane in turn looks at (HR-184, HR-201).
   */
  looked_size?: number;
  /**
   * The cards that the plane in turn chooses from (HR-184, HR-201). Only the person who looks sees them; those of an autopilot nobody.
   */
  looked?: string[];
};

/**
 * Why something was refused: a stable code, the rule that says so, and one sentence.
 */
export interface Problem {
  code: string;
  params: {
    [k: string]: unknown;
  };
  sentence: string;
  rule: string | null;
}
/**
 * What a choice will certainly bring, up to the first thing that luck or another seat decides.
 */
export interface Outlook {
  events: {
    [k: string]: unknown;
  }[];
  after: {
    [k: string]: unknown;
  };
}
/**
 * One legal action.
 */
export interface Choice {
  code: number;
  action: {
    [k: string]: unknown;
  };
  notation: string;
  text: Text;
  group: Text;
  rule: string;
  uses: {
    [k: string]: string[];
  };
  aim?: Text;
  brief?: Text;
  last?: boolean;
  confirm?: Text;
  outlook?: Outlook;
}
/**
 * A sentence of the Fluent files: its key and its parameters, which may be texts again.
 */
export interface Text {
  key: string;
  params: {
    [k: string]: unknown;
  };
}
/**
 * Why something that the seat could touch is of no use now; without things, whatever it touches.
 */
export interface Reason {
  things: {
    [k: string]: string[];
  };
  code: string;
  rule: string;
  text: Text;
  fault: boolean;
}
/**
 * One event, and the sentence that tells it, perhaps with others, to this viewer.
 */
export interface WireEvent {
  event: {
    [k: string]: unknown;
  };
  text: Text;
  seat?: number;
  undone?: boolean;
  quiet?: boolean;
}
/**
 * A position as one viewer may see it, and what that viewer may do.
 */
export interface State {
  version: number;
  seat: number;
  view: {
    [k: string]: unknown;
  };
  asked: boolean;
  turns: number[];
  legal: Choice[];
  reasons: Reason[];
  undo: "free" | "none" | "vote";
  prompt: Text;
  seats: Text[][];
  default: string | null;
  standing: string | null;
  orders: string[];
  position: Text[] | null;
  sheet: Sheet | null;
}
/**
 * What a game counts, a column for each thing and a row for each seat; a note says who wins.
 */
export interface Sheet {
  columns: Text[];
  rows: Text[][];
  note: Text | null;
}
/**
 * How long a decision may take; 0 seconds means no clock.
 */
export interface Clock {
  move_s: number;
  reserve_s: number;
}
/**
 * Who holds a seat, as everybody may know it.
 */
export interface SeatInfo {
  name: string;
  controller: string;
  taken: boolean;
  online: boolean;
  nonce: string;
  person: boolean;
  reserved: boolean;
  resigned: boolean;
  muted: boolean;
  coached: boolean;
  timeouts: number;
  deadline: number | null;
  reserve_ms: number | null;
}
/**
 * Something that all other persons must agree to.
 */
export interface Proposal {
  what: "end" | "pause" | "undo";
  seat: number;
  agreed: number[];
  waiting: number[];
}
/**
 * A proposal that came to nothing, until the game goes on; ``by`` is the seat that ended it.
 */
export interface Settled {
  what: "end" | "pause" | "undo";
  seat: number;
  by: number;
  how: "lapsed" | "refused" | "withdrawn";
}
/**
 * How a match ended.
 */
export interface Result {
  by: "agreement" | "game" | "length" | "release" | "resign";
  ranking: number[] | null;
  returns: number[] | null;
}
/**
 * What the server knows of the one who asks.
 */
export interface You {
  owner: boolean;
  seats: number[];
}
/**
 * A table as its viewers see it.
 */
export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  rules: number;
  options: {
    [k: string]: unknown;
  };
  seats: SeatInfo[];
  mode: "correspondence" | "live" | "one_screen";
  practice: boolean;
  public: boolean;
  spectators: boolean;
  clock: Clock;
  status: "ended" | "open" | "over" | "paused" | "playing";
  version: number;
  commitment: string;
  created_at: number;
  now: number;
  you: You;
  proposal: Proposal | null;
  result: Result | null;
  rematch: string | null;
  own_edition: boolean;
  settled: Settled | null;
  watching: number;
  coach: boolean;
  bot_delay_ms: number;
}
/**
 * One line of chat.
 */
export interface ChatLine {
  number: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}
/**
 * Who should hold a seat: ``me``, ``open``, ``bot:<name>`` or ``autopilot``.
 */
export interface SeatWish {
  controller: string;
  name?: string;
}
/**
 * What a new table should be.
 */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  edition?: string | null;
  edition_text?: string | null;
  options?: {
    [k: string]: unknown;
  };
  mode?: "correspondence" | "live" | "one_screen";
  practice?: boolean;
  public?: boolean;
  spectators?: boolean;
  coach?: boolean;
  bot_delay_ms?: number | null;
  clock?: Clock;
  name?: string;
  nonce?: string;
}
/**
 * Taking a seat.
 */
export interface Sit {
  name: string;
  seat?: number | null;
  nonce?: string;
}
/**
 * The key of a recovery link; shown once, to the holder alone.
 */
export interface SeatKey {
  seat: number;
  key: string;
}
/**
 * A table, and the recovery keys of the seats just taken.
 */
export interface Seated {
  table: TableInfo;
  keys: SeatKey[];
}
/**
 * The key of a recovery link.
 */
export interface Recover {
  key: string;
}
/**
 * Whether to waive the nonce for the next match; it is given once its seal is known.
 */
export interface Rematch {
  nonce?: string;
}
/**
 * All components of a table's edition, as its file has them, and what they are called.
 */
export interface Components {
  edition: string;
  data: {
    [k: string]: unknown;
  };
  names: {
    [k: string]: {
      [k: string]: Text;
    };
  };
}
/**
 * A table in a list.
 */
export interface TableLine {
  id: string;
  game: string;
  status: "ended" | "open" | "over" | "paused" | "playing";
  mode: "correspondence" | "live" | "one_screen";
  practice: boolean;
  names: string[];
  open_seats: number;
  created_at: number;
  changed_at: number;
  my_seats: number[];
  my_turn: boolean;
  deadline: number | null;
}
/**
 * Lines of the log as one viewer was told them; ``first`` is the number of the first.
 */
export interface LogPage {
  first: number;
  events: WireEvent[];
}
/**
 * A table option: enough to make a form of it.
 */
export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "list" | "number" | "per_seat" | "seat" | "several" | "whole";
  default: unknown;
  rule: string;
  label: Text;
  hint: Text | null;
  explanation: string;
  values: (string | number)[];
  value_labels: Text[];
  every_seat: boolean;
  low: number | null;
  high: number | null;
  zero: boolean;
  usual: {
    [k: string]: unknown;
  };
  barred: {
    [k: string]: (string | number)[];
  };
  fewest_seats: number | null;
}
/**
 * A printing of a game.
 */
export interface EditionInfo {
  name: string;
  title: string;
  hash: string;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
}
/**
 * A game: titles, editions, options and bots.
 */
export interface GameInfo {
  name: string;
  rules: number;
  prefix: string;
  title: Text;
  line: Text;
  default_edition: string;
  editions: EditionInfo[];
  bots: string[];
}
/**
 * What anybody needs to check the luck of a match.
 */
export interface Proof {
  table: string;
  commitment: string;
  nonces: string[];
  order: number[];
  seed: string | null;
  draws: number;
  verified: boolean | null;
  method: string;
}
/**
 * One version of a match in a replay.
 */
export interface Step {
  version: number;
  seat: number;
  kind: string;
  notation: string;
  undone: boolean;
  events: WireEvent[];
  view: {
    [k: string]: unknown;
  };
  seats: Text[][];
  position: Text[] | null;
}
/**
 * A page of a match step by step, as one viewer saw it.
 */
export interface Replay {
  game: string;
  edition: string;
  options: {
    [k: string]: unknown;
  };
  practice: boolean;
  seats: string[];
  seat: number;
  first: number;
  count: number;
  steps: Step[];
  components: Components | null;
  sheet: Sheet | null;
}
/**
 * A record to be replayed, from which point of view.
 */
export interface RecordBody {
  record: string;
  seat?: number;
  position?: boolean;
  first?: number;
}
/**
 * A record to be played on from one of its versions, and the table for it.
 */
export interface Continue {
  record: string;
  version?: number | null;
  seats: SeatWish[];
  mode?: "correspondence" | "live" | "one_screen";
  practice?: boolean;
  name?: string;
  nonce?: string;
}
/**
 * A worked example of a game's rules, and who wants to play it.
 */
export interface TryExample {
  game: string;
  example: string;
  name?: string;
  nonce?: string;
}
/**
 * A line of ``GET /api/stream``: something about one of the own tables.
 */
export interface News {
  type: "over" | "seat" | "turn";
  table: string;
  game: string;
  seat: number;
  at: number;
}
/**
 * A chance, a mean or a number of things: its exact value as a fraction, and as a number.
 */
export interface Chance {
  name: Text;
  unit: "chance" | "count" | "points" | "turns";
  value: string;
  share: number;
}
/**
 * What a choice is worth; ``then`` lists the codes that its chances suppose to follow.
 */
export interface ChoiceOdds {
  code: number;
  chances: Chance[];
  best: boolean;
  then: number[];
}
/**
 * Exact odds of every choice of a decision.
 */
export interface Odds {
  version: number;
  seat: number;
  choices: ChoiceOdds[];
  warnings: Text[];
}
/**
 * A numbered rule.
 */
export interface Rule {
  number: string;
  text: string;
}
/**
 * A numbered rule, or with no number other text of the rules; both are Markdown.
 */
export interface RuleItem {
  number: string;
  text: string;
  example?: string;
}
/**
 * A heading of the rules, and what stands under it.
 */
export interface RuleSection {
  level: number;
  title: string;
  items: RuleItem[];
}
/**
 * A worked example of the rules: what it shows, in one language, and whether it can be played.
 */
export interface ExampleInfo {
  name: string;
  title: string;
  rules: string[];
  playable: boolean;
}
/**
 * The whole rules of a game, in one language.
 */
export interface Rulebook {
  game: string;
  prefix: string;
  title: string;
  sections: RuleSection[];
}
/**
 * A landscape, and how many turns a lone carpet is expected to need in it.
 */
export interface LandscapeInfo {
  id: string;
  name: Text;
  level: Text;
  place: (string | number)[][];
  turns: number;
}
/**
 * Everything that landscapes are built of, and those that come with the game.
 */
export interface Landscapes {
  components: Components;
  ready: LandscapeInfo[];
}
/**
 * A landscape that is being drawn; ``mirrors`` is the option ``mirror_panels``.
 */
export interface Sketch {
  place: (string | number)[][];
  mirrors?: boolean;
}
/**
 * A landscape to be kept as an edition, and what that is called.
 */
export interface OwnLandscape {
  place: (string | number)[][];
  title: string;
}
/**
 * The first check that a landscape fails: its rule, and where.
 */
export interface LandscapeFlaw {
  check: string;
  rule: string;
  text: Text;
  panel: string;
  cells: number[][];
}
/**
 * What the rules say of a sketch.
 */
export interface Judgement {
  flaw: LandscapeFlaw | null;
  turns: number | null;
  like: string;
  corridor: number[][];
}
/**
 * Another value for one key of an edition: the way to it, numbers being places in lists from 0.
 */
export interface LabChange {
  key: (string | number)[];
  value: boolean | number | string | (boolean | number | string)[];
}
/**
 * The default edition of a game with some values changed.
 */
export interface LabDraft {
  game: string;
  changes: LabChange[];
}
/**
 * A changed edition as a file, and all that is wrong with it.
 */
export interface LabEdition {
  text: string;
  faults: Problem[];
}
/**
 * One figure added up over the deals so far: as usual, changed, and squares of the differences.
 */
export interface LabSums {
  kind: "course" | "seats" | "things";
  name: string;
  base: number;
  changed: number;
  squares: number;
}
/**
 * Some more deals, each played as usual and with the change; ``sums`` are those of the deals before.
 */
export interface LabTrial {
  game: string;
  edition_text: string;
  options?: {
    [k: string]: unknown;
  };
  seats: number;
  bots?: "cadet" | "pilot";
  seed?: number;
  first?: number;
  count?: number;
  sums?: LabSums[];
}
/**
 * One figure: means per game, their difference, and half of its 95 % interval once there is one.
 */
export interface LabLine {
  kind: "course" | "seats" | "things";
  name: string;
  base: number;
  changed: number;
  difference: number;
  error: number | null;
  sure: boolean;
}
/**
 * What all deals so far tell; ``sums`` go into the next request, which begins at ``deals``.
 */
export interface LabTold {
  deals: number;
  sums: LabSums[];
  lines: LabLine[];
}
/**
 * Who asks: a person with a cookie, a program with a token, or nobody yet.
 */
export interface Me {
  kind: "nobody" | "person" | "program";
  name: string;
  scopes: ("chat" | "create" | "play" | "read")[];
}
/**
 * A token for a program.
 */
export interface NewToken {
  name: string;
  scopes: ("chat" | "create" | "play" | "read")[];
}
/**
 * A token as its owner sees it; ``secret`` is shown once.
 */
export interface Token {
  id: string;
  name: string;
  scopes: ("chat" | "create" | "play" | "read")[];
  created_at: number;
  secret?: string | null;
}
/**
 * Whether the server is well.
 */
export interface Health {
  status: "disk_full" | "no_database" | "ok" | "stopping";
  version: string;
  engine: "compiled" | "interpreted";
}
/**
 * Do an action: by its JSON form (which need not be legal) or by its code.
 */
export interface Act {
  type: "act";
  version: number;
  action?: {
    [k: string]: unknown;
  } | null;
  code?: number | null;
  id: string;
  seat?: number | null;
}
/**
 * Undo your own last step if that is free; otherwise propose an undo.
 */
export interface Undo {
  type: "undo";
  id: string;
  seat?: number | null;
}
/**
 * Add to the luck of a match, or waive that; after the seal is known, before it begins.
 */
export interface GiveNonce {
  type: "nonce";
  nonce: string;
  id: string;
  seat?: number | null;
}
/**
 * Propose to undo, to end the match, or to pause it.
 */
export interface Propose {
  type: "propose";
  what: "end" | "pause" | "undo";
  id: string;
  seat?: number | null;
}
/**
 * Agree to the open proposal, or refuse it.
 */
export interface Vote {
  type: "vote";
  agree: boolean;
  id: string;
  seat?: number | null;
}
/**
 * Go on after a pause.
 */
export interface Resume {
  type: "resume";
  id: string;
  seat?: number | null;
}
/**
 * Give the match up; an autopilot flies on.
 */
export interface Resign {
  type: "resign";
  id: string;
  seat?: number | null;
}
/**
 * Stand up: before the start the seat is open again, later a bot sits in.
 */
export interface Leave {
  type: "leave";
  id: string;
  seat?: number | null;
}
/**
 * Let a bot or the autopilot sit in, or with ``person`` take the seat back.
 */
export interface Replace {
  type: "replace";
  controller: string;
  id: string;
  seat?: number | null;
}
/**
 * Leave a standing order for decisions by correspondence; nobody else learns of it.
 */
export interface Order {
  type: "order";
  standing: string;
  id: string;
  seat?: number | null;
}
/**
 * Say something in the chat.
 */
export interface Say {
  type: "say";
  text: string;
  id: string;
  seat?: number | null;
}
/**
 * As the owner, silence a seat in the chat, or let it speak again.
 */
export interface Mute {
  type: "mute";
  target: number;
  muted: boolean;
  id: string;
  seat?: number | null;
}
/**
 * Look from another own seat (one screen), or with no seat as a spectator.
 */
export interface Look {
  type: "look";
  id: string;
  seat?: number | null;
}
/**
 * The echo of a ping; it has no answer.
 */
export interface Pong {
  type: "pong";
  at: number;
}
/**
 * The first message: everything that this viewer may know now.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  state: State | null;
  first: number;
  events: WireEvent[];
  chat: ChatLine[];
  heartbeat_s: number;
}
/**
 * Something happened in the game that this viewer may know of.
 */
export interface Update {
  type: "update";
  first: number;
  events: WireEvent[];
  state: State;
  undone: boolean;
}
/**
 * Seats, clocks, status, proposal or result have changed.
 */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}
/**
 * The one answer to a request.
 */
export interface Answer {
  type: "answer";
  id: string;
  result: "accepted" | "refused" | "superseded";
  version: number;
  problem: Problem | null;
}
/**
 * Somebody said something.
 */
export interface Chat {
  type: "chat";
  line: ChatLine;
}
/**
 * A heartbeat; send a ``pong`` with the same number.
 */
export interface Ping {
  type: "ping";
  at: number;
}
/**
 * The last message before the server closes.
 */
export interface Bye {
  type: "bye";
  problem: Problem;
}
/**
 * A decision with measured times has opened: it can be claimed from ``open_at`` to ``close_at``.
 */
export interface Claiming {
  type: "claiming";
  version: number;
  open_at: number;
  close_at: number;
  now: number;
}
