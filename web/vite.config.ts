import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { policy, serviceWorker } from "./vite.house";

const SERVER = process.env.VOLTIGE_SERVER ?? "http://127.0.0.1:8080";

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
    // What most pages share is one file: twenty small ones would cost more in headers than they hold.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shared", test: /src\/(core|parts)\// }] } },
    },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
}));
