// A boardgame.io server as its documentation starts one: storage in memory.
const { Server, Origins } = require("boardgame.io/server");
const { Shedding } = require("./game");

const server = Server({ games: [Shedding], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
