// What is said of an end, written on the Matrix in the manner of its skin.

import type { Texture } from "pixi.js";
import { withAlpha } from "../colour.ts";
import { paintCanvas } from "../paint/canvas.ts";
import type { Skin } from "../skin.ts";
import { easeOut, share } from "./motion.ts";
import type { EndScene } from "./scene.ts";
import { type End, endingMs } from "./times.ts";

/** Where it stands in the height of the Matrix. */
export const WORD_Y = 0.3;
/** The largest letters, and the width that a line may have, in cells. */
const LETTERS = 1.45;
const LINE = 9.2;
/** The same in the field of the rosette. */
const FIELD = 6.5;
const GOES_MS = 220;

export interface WordTimes {
  readonly fromMs: number;
  readonly inMs: number;
  /** It is written on something that stays, and stays with it. */
  readonly stays?: boolean;
}

function coloursOf(skin: Skin, end: End): { readonly ink: string; readonly halo: string } {
  if (skin.mino === "pencil") return { ink: end === "win" ? "#C4202F" : skin.ink, halo: "#FBF8F0" };
  if (skin.mino === "tile" && end === "win") return { ink: "#123A86", halo: "#FBF6E6" };
  // Gold on gold could not be read.
  if (skin.mino === "stone" && end === "win") return { ink: "#FFF8E6", halo: "#3A0F1E" };
  const ink = skin.mino === "tile" ? "#FFFDF4" : end === "win" ? skin.accent : skin.ink;
  return { ink, halo: skin.ground };
}

/** In as few lines as there may be. */
export function linesOf(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function wordTexture(scene: EndScene, end: End): Texture {
  const { atlas, layout, text } = scene;
  const { skin, resolution } = atlas;
  const cell = layout.cell * resolution;
  const { ink, halo } = coloursOf(skin, end);
  const lines = linesOf(text, 10);
  const high = cell * LETTERS * 1.25;
  const width = (layout.matrix.width + layout.cell) * resolution;
  return atlas.keep(`end${end}${text}`, () =>
    paintCanvas(width, high * (lines.length + 0.6), (context) => {
      const fontOf = (size: number): string => `800 ${size}px ${skin.font}`;
      context.font = fontOf(100);
      const widest = Math.max(1, ...lines.map((line) => context.measureText(line).width));
      const room = skin.mino === "tile" && end === "win" ? FIELD : LINE;
      const size = Math.min(cell * LETTERS, (room * cell * 100) / widest);
      context.font = fontOf(size);
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.lineJoin = "round";
      lines.forEach((line, i) => {
        const y = high * (0.8 + i);
        context.lineWidth = size * 0.3;
        context.strokeStyle = withAlpha(halo, 0.82);
        context.strokeText(line, width / 2, y);
        context.shadowColor = skin.isLight ? "transparent" : ink;
        context.shadowBlur = size * (end === "win" ? 0.5 : 0.2);
        context.fillStyle = ink;
        context.fillText(line, width / 2, y);
        context.shadowColor = "transparent";
      });
    }),
  );
}

/** It comes softly, and goes with the ending: what follows has its own words. */
export function addWord(scene: EndScene, end: End, { fromMs, inMs, stays = false }: WordTimes): void {
  if (scene.text === "") return;
  const { layout, words, isStill } = scene;
  const { matrix, cell } = layout;
  const goesMs = endingMs(scene.atlas.skin.clear, end) - fromMs - GOES_MS;
  words.add({
    texture: wordTexture(scene, end),
    fromMs,
    act: (sprite, ms) => {
      const t = easeOut(share(ms, 0, inMs));
      const grows = isStill ? 1 : end === "win" ? 1.35 - 0.35 * t : 1;
      sprite.position.set(
        matrix.x + matrix.width / 2,
        matrix.y + matrix.height * WORD_Y + (isStill || end === "win" ? 0 : (1 - t) * cell * 0.6),
      );
      sprite.scale.set(grows);
      sprite.alpha = stays ? t : t * (1 - share(ms, goesMs, goesMs + GOES_MS));
    },
  });
}
