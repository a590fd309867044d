// Characters as pictures: what a terminal writes with, and what its fireworks are made of.

import type { Texture } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import { paintCanvas } from "../paint/canvas.ts";
import { paintGlyphs } from "../paint/glyph.ts";

const SPARKS = ["*", "+", "o", "."] as const;

/** Characters in a colour, half a cell each; `times`: as often as large. */
export function glyphs(atlas: Atlas, text: string, colour: string, times = 1): Texture {
  const cell = atlas.cell * atlas.resolution * times;
  return atlas.keep(`glyphs${text}${colour}${times}`, () =>
    paintCanvas((cell * text.length) / 2, cell, (context) =>
      paintGlyphs(context, { text, x: 0, y: 0, cell, colour, bloom: 0.5 }),
    ),
  );
}

/** One of the characters that fly, by turns. */
export function glyphSpark(atlas: Atlas, turn: number, colour: string): Texture {
  return glyphs(atlas, SPARKS[turn % SPARKS.length] ?? "*", colour);
}

export function* warmGlyphs(atlas: Atlas): Generator<void> {
  for (const colour of new Set(atlas.looks.map((look) => look.colour))) {
    for (const turn of SPARKS.keys()) glyphSpark(atlas, turn, colour);
    glyphs(atlas, "**", colour);
    yield;
  }
}
