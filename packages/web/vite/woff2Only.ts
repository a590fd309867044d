// Faces are kept in one format: what every browser that plays the game reads, and the smallest.

import type { Plugin } from "vite";

const FACES = /@fontsource.*\.css$/;
const OLDER = /,\s*url\([^)]+\.woff\)\s*format\('woff'\)/g;

export function woff2Only(): Plugin {
  return {
    name: "korobeinix:woff2-only",
    enforce: "pre",
    transform: { filter: { id: FACES }, handler: (code) => ({ code: code.replaceAll(OLDER, ""), map: null }) },
  };
}
