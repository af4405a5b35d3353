import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = process.env.VOLTIGE_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/voltige/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows files of our own only
    target: "es2022",
    // What most pages share is one file: twenty small ones would cost more in headers than they hold.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shared", test: /src\/(core|parts)\// }] } },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
