// N tables at a Voltige server, four clients each, that play random legal moves; a match that is
// over makes room for a new one. They sit there as programs, by a token, as clients of boardgame.io
// do, or as people, who are also told what each choice would lead to.
const WebSocket = require("ws");
const { opened, played } = require("./counting");

const [port, tables] = process.argv.slice(2, 4).map(Number);
const [game, as] = process.argv.slice(5);
const SEATS = 4;
const OPTIONS = { loops: { target_points: 1000, race_mode: "secret", race_commit_ms: 60000 }, shedding: {} };

async function post(path, body, who = {}) {
  const headers = { "content-type": "application/json", ...who };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  const cookie = response.headers.get("set-cookie");
  return [await response.json(), cookie ? { cookie: cookie.split(";")[0] } : who];
}

let programs = [];
async function register() {
  const scopes = ["read", "play", "create"];
  for (let seat = 0; seat < SEATS; seat++) {
    const [token] = await post("/api/tokens", { name: `program ${seat}`, scopes });
    programs.push({ authorization: `Bearer ${token.secret}` });
  }
}

function client(table, headers, seat) {
  const address = `ws://127.0.0.1:${port}/api/tables/${table}/socket`;
  const socket = new WebSocket(address, { headers, perMessageDeflate: false });
  let sent = 0, number = 0, asked = null;
  socket.on("message", (text) => {
    const message = JSON.parse(text);
    if (message.type === "ping") return socket.send(JSON.stringify({ type: "pong", at: message.at }));
    if (message.type === "table" && message.table.status === "over" && seat === 0) open();
    if (message.state) asked = message.state.asked ? message.state : null;
    if (message.type === "answer" && sent) {
      played(performance.now() - sent);
      sent = 0;
    }
    if (!asked || sent) return;
    const choice = asked.legal[Math.floor(Math.random() * asked.legal.length)];
    sent = performance.now();
    socket.send(JSON.stringify({ type: "act", id: String(++number), version: asked.version, code: choice.code }));
    asked = null;
  });
}

async function open() {
  const seats = [{ controller: "me" }, ...Array(SEATS - 1).fill({ controller: "open" })];
  const [made, owner] = await post("/api/tables", { game, seats, options: OPTIONS[game], nonce: "waived" }, programs[0]);
  const table = made.table.id;
  const all = [owner];
  for (let seat = 1; seat < SEATS; seat++)
    all.push((await post(`/api/tables/${table}/sit`, { name: "x", nonce: "waived" }, programs[seat]))[1]);
  all.forEach((who, seat) => client(table, who, seat));
}

async function main() {
  if (as === "programs") await register();
  for (let table = 0; table < tables; table++) await open();
  opened();
}
main();
