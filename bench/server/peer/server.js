// A boardgame.io server as its documentation starts one: storage in memory, or in files of a folder.
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { Shedding } = require("./game");

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [Shedding], origins: [Origins.LOCALHOST], db });
server.run({ port: Number(port) }, () => console.log("ready"));
