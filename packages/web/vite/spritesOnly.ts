// Of PixiJS the game uses sprites. Some of its files register loaders, masks and environments just by being imported:
// nothing here asks for any of them, so they may be left out like anything else that nobody uses.

import type { Plugin } from "vite";

const REGISTERS = /pixi\.js\/lib\/(index|(rendering|spritesheet)\/init)\.mjs$/;

export function spritesOnly(): Plugin {
  return {
    name: "korobeinix:sprites-only",
    transform: { filter: { id: REGISTERS }, handler: (code) => ({ code, map: null, moduleSideEffects: false }) },
  };
}
