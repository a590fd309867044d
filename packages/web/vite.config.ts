// The browser game as a static site that plays from any web host, under any path, and without a network.

import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { offline } from "./vite/offline.ts";
import { sources } from "./vite/sources.ts";
import { spritesOnly } from "./vite/spritesOnly.ts";
import { tbp } from "./vite/tbp.ts";
import { woff2Only } from "./vite/woff2Only.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  build: { target: "es2023", outDir: "dist", emptyOutDir: true, assetsInlineLimit: 0 },
  resolve: sources,
  plugins: [spritesOnly(), woff2Only(), tbp(), offline()],
});
