// N tables at a Voltige server, four clients each, that play random legal moves; a match that is
// over makes room for a new one.
const WebSocket = require("ws");
const { opened, played } = require("./counting");

const [port, tables] = process.argv.slice(2, 4).map(Number);
const game = process.argv[5];
const SEATS = 4;
const OPTIONS = { loops: { target_points: 1000, race_mode: "secret", race_commit_ms: 60000 }, shedding: {} };

async function post(path, body) {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return [await response.json(), response.headers.get("set-cookie").split(";")[0]];
}

function client(table, cookie, seat) {
  const address = `ws://127.0.0.1:${port}/api/tables/${table}/socket`;
  const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false });
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
  const [made, cookie] = await post("/api/tables", { game, seats, options: OPTIONS[game], nonce: "waived" });
  const table = made.table.id;
  const cookies = [cookie];
  for (let seat = 1; seat < SEATS; seat++) cookies.push((await post(`/api/tables/${table}/sit`, { name: "x", nonce: "waived" }))[1]);
  cookies.forEach((own, seat) => client(table, own, seat));
}

async function main() {
  for (let table = 0; table < tables; table++) await open();
  opened();
}
main();
