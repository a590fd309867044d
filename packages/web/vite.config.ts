// The browser game as a static site that plays from any web host, under any path, and without a network.

import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { offline } from "./vite/offline.ts";
import { sources } from "./vite/sources.ts";
import { spritesOnly } from "./vite/spritesOnly.ts";
import { tbp } from "./vite/tbp.ts";
import { woff2Only } from "./vite/woff2Only.ts";

/** The first screen is one file. What several parts share is in few: each file costs a request and packs by itself. */
const CHUNKS = [
  { name: "first", tags: ["$initial" as const], priority: 1 },
  { name: "stage", test: /src[\\/]stage[\\/](?!endings|page|wonder|renderers)/ },
];

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  build: {
    target: "es2023",
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  resolve: sources,
  plugins: [spritesOnly(), woff2Only(), tbp(), offline()],
});
