// N tables of four clients that play random legal moves, each as soon as its turn comes.
const { io } = require("socket.io-client");
const { SEATS } = require("./game");
const { opened, played } = require("./counting");

const [port, tables] = process.argv.slice(2).map(Number);

function legal(G, seat) {
  const found = [];
  const counts = {};
  for (const value of G.hands[seat]) counts[value] = (counts[value] || 0) + 1;
  for (const [text, held] of Object.entries(counts)) {
    const value = Number(text);
    if (G.base && (G.up ? value < G.base : value > G.base)) continue;
    for (let count = 1; count <= held; count++) found.push(["play", [value, count]]);
  }
  if (G.pile.length) found.push(["pickUp", []]);
  return found;
}

function client(matchID, seat, synced) {
  const socket = io(`http://127.0.0.1:${port}/shedding`, { transports: ["websocket"], query: { EIO: 4 } });
  const playerID = String(seat);
  let sent = 0, last = -1;
  function look(state) {
    if (sent && state._stateID > last) {
      played(performance.now() - sent);
      sent = 0;
    }
    if (!synced.all || sent || state.ctx.currentPlayer !== playerID || state._stateID <= last) return;
    const choices = legal(state.G, playerID);
    const [type, args] = choices[Math.floor(Math.random() * choices.length)];
    last = state._stateID;
    sent = performance.now();
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID, credentials: undefined } };
    socket.emit("update", action, state._stateID, matchID, playerID);
  }
  socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, SEATS));
  socket.on("sync", (_, info) => synced.add(() => look(info.state)));
  socket.on("update", (_, state) => look(state));
  return socket;
}

// The first to come makes the match, the others follow, and play begins when all are there: a client
// that comes while somebody moves would be told an old position.
function open(matchID) {
  const looks = [];
  const synced = {
    all: false,
    add(look) {
      looks.push(look);
      if (looks.length === 1) for (let seat = 1; seat < SEATS; seat++) client(matchID, seat, synced);
      if (looks.length !== SEATS) return;
      synced.all = true;
      for (const each of looks) each();
    },
  };
  client(matchID, 0, synced);
}

for (let table = 0; table < tables; table++) {
  setTimeout(() => open(`t${table}`), table * 5);
}
setTimeout(opened, tables * 5);
