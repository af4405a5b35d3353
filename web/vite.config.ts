import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { policy, serviceWorker } from "./vite.house";

const SERVER = process.env.VOLTIGE_SERVER ?? "http://127.0.0.1:8080";

const SHARED =
  /src\/(core|parts|app\/otherHouse|boards\/(board|games)|pages\/table\/SaveRecord)\b|svelte\/src\/animate/;
const LATER =
  /src\/(core\/(fetched|lists|luck|record)|parts\/(Arrival|GameCards|OpenRecord|ScoreSheet|TableCard))\b/; // no table before its end
const game = (id: string): string | null => /src\/boards\/(\w+)\//.exec(id)?.[1] ?? null;

// Many small files would cost more in headers than they hold: what a table shares with other pages is one
// file, what those pages share besides is another, and each game has one for its board and its pages.
const GROUPS = [
  { name: "later", test: LATER, priority: 1, includeDependenciesRecursively: false },
  { name: "shared", test: SHARED },
  { name: game, test: /src\/boards\/hydroracers/, minShareCount: 3 }, // it has two boards: race and campaign
  { name: game, test: /src\/boards\/(?!hydroracers)/, minShareCount: 2 },
];

// Two houses: the client of a server, and with `--mode site` one that needs no server. The second may
// lie in any folder of any host: nothing in it has an address of its own.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), serviceWorker(), ...(mode === "site" ? [policy()] : [])],
  base: mode === "site" ? "./" : "/",
  build: {
    outDir: `../src/voltige/${mode === "site" ? "site" : "server"}/client`,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows files of our own only
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
}));
