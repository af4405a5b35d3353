// A small shedding game in the manner of LOOPS: climb, or pick up the pile. Hands are hidden.
const SEATS = 4, EACH = 10, HIGHEST = 9, COPIES = 9;

function setup({ random }) {
  const deck = [];
  for (let value = 1; value <= HIGHEST; value++) for (let i = 0; i < COPIES; i++) deck.push(value);
  const cards = random.Shuffle(deck);
  const hands = {};
  for (let seat = 0; seat < SEATS; seat++) hands[seat] = cards.splice(0, EACH).sort();
  return { hands, pile: [], base: 0, up: true, sizes: Array(SEATS).fill(EACH), round: 1 };
}

function play({ G, playerID, events }, value, count) {
  const hand = G.hands[playerID];
  if (G.base && (G.up ? value < G.base : value > G.base)) return "INVALID_MOVE";
  for (let i = 0; i < count; i++) {
    const at = hand.indexOf(value);
    if (at < 0) return "INVALID_MOVE";
    hand.splice(at, 1);
    G.pile.push(value);
  }
  G.base = value;
  G.sizes[playerID] = hand.length;
  if (hand.length === 0) deal(G);
  events.endTurn();
}

function pickUp({ G, playerID, events }) {
  if (G.pile.length === 0) return "INVALID_MOVE";
  G.hands[playerID].push(...G.pile);
  G.hands[playerID].sort();
  G.sizes[playerID] = G.hands[playerID].length;
  G.pile = [];
  G.base = 0;
  G.up = !G.up;
  events.endTurn();
}

// The next round goes on with the cards there are: everybody gets a fresh hand from what lay about.
function deal(G) {
  const cards = [...G.pile];
  for (let seat = 0; seat < SEATS; seat++) cards.push(...G.hands[seat]);
  for (let seat = 0; seat < SEATS; seat++) {
    G.hands[seat] = cards.filter((_, at) => at % SEATS === seat).sort();
    G.sizes[seat] = G.hands[seat].length;
  }
  G.pile = [];
  G.base = 0;
  G.round += 1;
}

function playerView({ G, playerID }) {
  const hands = {};
  if (playerID !== null && playerID !== undefined) hands[playerID] = G.hands[playerID];
  return { ...G, hands };
}

const Shedding = { name: "shedding", setup, moves: { play, pickUp }, playerView, minPlayers: 4, maxPlayers: 4 };
module.exports = { Shedding, SEATS };
