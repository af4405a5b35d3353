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
  seat: number;
  phase: string;
  to_act: number;
  turn_owner: number;
  next_seat: number;
  starter: number;
  round_no: number;
  plays_this_round: number;
  direction: string;
  attitude: string;
  base_altitude: number;
  lowest_next: number;
  highest_next: number;
  box_face: number;
  pile: string[];
  pile_size: number;
  draw_pile_size: number;
  bottom: {
    [k: string]: unknown;
  }[];
  hand: {
    [k: string]: number;
  };
  hand_sizes: number[];
  known: {
    [k: string]: number;
  }[];
  returned: {
    [k: string]: number;
  };
  totals: number[];
  rounds_won: number[];
  taker: number;
  to_take: number;
  speed_player: number;
  claim: string;
  open_hands: {
    [k: string]: number;
  }[];
};
/**
 * What a seat sees of lucky-loop.
 */
export type LuckyLoopView = {
  seat: number;
  phase: string;
  to_act: number;
  active: number;
  first_player: number;
  round_no: number;
  end_triggered: boolean;
  hand: string[];
  hand_backs: {
    [k: string]: number;
  }[];
  hand_sizes: number[];
  draw_sizes: {
    [k: string]: number;
  };
  discard_sizes: {
    [k: string]: number;
  };
  discard_piles: {
    [k: string]: string[];
  };
  board: {
    [k: string]: string[];
  };
  free_cards: string[][];
  picked: string[];
  picked_difficulty: number;
  picked_dice: number;
  to_discard: number;
  scores: {
    [k: string]: number;
  }[];
  totals: number[];
  tokens: number[];
  penalties: number[];
  free_scores: number[];
  crossed_out: string[];
  final_phase: boolean[];
  records: {
    [k: string]: number;
  };
  token_supply: number;
  programme: string;
  draw_for: string;
  draw_pile: string;
  to_draw: number;
  flight: {
    kind?: string;
    figures?: {
      card: string;
      state: string;
      dice: number[];
      points: number;
    }[];
    highlight?: number;
    dice_left?: number;
    seventh_used?: boolean;
    roll?: number[];
    to_roll?: number;
  };
  ended_by_cap: boolean;
};
/**
 * What a seat sees of flying-carpet.
 */
export type FlyingCarpetView = {
  seat: number;
  phase: string;
  to_act: number;
  active: number;
  first: number;
  round: number;
  landscape: (number | string)[][];
  number: number;
  digits: number;
  draft: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  cells: number[][];
  stacks: {
    [k: string]: number[];
  };
  held: boolean[];
  directions: number[];
  places: number[];
  target: number;
  pending: string;
  winner: number;
  hand: {
    [k: string]: number;
  };
  hands: {
    [k: string]: unknown;
  }[];
  hand_sizes: number[];
  draw_pile_size: number;
  discard_pile: {
    [k: string]: number;
  };
};
/**
 * What a seat sees of hydroracers.
 */
export type HydroracersView = {
  seat: number;
  phase: string;
  to_act: number;
  taker: number;
  dangers: number;
  token: string;
  element: string;
  circuit: string;
  heat: number;
  round: number;
  rounds_flown: number;
  turn: number;
  order: number[];
  leader: number;
  planes: {
    plane: string;
    autopilot: boolean;
    pilot: string;
    position: number;
    crashed: number;
    out: number;
    damage: number;
    alerts: number;
    prestige: number;
    aircoins: number;
    slip: number;
    rank: number;
    crashes: number;
    bag: {
      damage: number;
      alert: number;
    };
    tiles: {
      [k: string]: {
        level: number;
        tokens: string[];
      };
    };
    maluses: string[];
    slot: number;
    played: {
      [k: string]: number;
    };
    top: string;
    row: string[];
    hand_size: number;
    deck_size: number;
    under_size: number;
    bet: string;
    hand: {
      [k: string]: number;
    };
    under: string[];
    cards?: {
      [k: string]: number;
    };
    technologies?: string[];
    advantages?: {
      [k: string]: number;
    };
    extra_slots?: number;
    all_damage?: number;
    all_alert?: number;
    tokens?: {
      reserve: number;
      bag: number;
      espionage: number;
      stand: number;
    };
    added?: string[];
  }[];
  space?: number;
  pending?: string;
  auto_done?: number;
  auto_left?: number;
  base?: number;
  flown?: string;
  brake?: number;
  removals?: number;
  course?: number;
  race?: number;
  stage?: string;
  calendar?: number;
  next_grid?: string;
  supply?: {
    damage: number;
    alert: number;
  };
  display?: {
    card: string;
    tokens: number[];
  }[];
  track?: string[];
  public?: number[];
  dev_deck?: {
    [k: string]: number;
  };
  discard?: {
    [k: string]: number;
  };
  removed?: {
    [k: string]: number;
  };
  drawn?: string;
  looked_size?: number;
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
