// The teacher's red pencil: a tick over the page, a line beneath the words, a star, and the tallies struck with a flourish.

import type { Texture } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import { easeOut, overshoot, share } from "./motion.ts";
import { pencil, star, tally, TICK, tick, underline } from "./redPencil.ts";
import type { EndScene } from "./scene.ts";
import { WORD_Y } from "./word.ts";

/** A picture of a stroke is cut into so many strips, which come one after the other. */
const STRIPS = 22;
const TICK_MS = { from: 220, to: 680 } as const;
const LINES_MS = { from: 1_000, to: 1_420 } as const;
const STAR_MS = 1_500;
const TALLY_MS = 1_650;
const TALLY_GAP_MS = 90;
const MOST_TALLIES = 8;

export function* warmPaperWin(atlas: Atlas): Generator<void> {
  for (const paint of [tick, underline, star, tally, pencil]) {
    paint(atlas);
    yield;
  }
}

export function playPaperWin(scene: EndScene): void {
  const { atlas, layout } = scene;
  const { matrix, cell } = layout;
  const middle = matrix.x + matrix.width / 2;
  const side = 8 * cell;
  const top = matrix.y + matrix.height * 0.5;
  const wordY = matrix.y + matrix.height * WORD_Y;
  draw(scene, tick(atlas), { x: middle - side / 2, y: top, width: side, height: side, ...TICK_MS });
  draw(scene, underline(atlas), {
    x: middle - 4.3 * cell,
    y: wordY + 1.5 * cell,
    width: 8.6 * cell,
    height: 1.1 * cell,
    ...LINES_MS,
  });
  stamp(scene, star(atlas), {
    x: matrix.x + matrix.width - 1.6 * cell,
    y: wordY - 2.2 * cell,
    atMs: STAR_MS,
    turn: 0.2,
  });
  const count = Math.min(MOST_TALLIES, Math.floor(scene.lines / 5));
  for (let i = 0; i < count; i++) {
    const x = middle + ((i % 4) - (Math.min(4, count) - 1) / 2) * cell * 2.2;
    const y = wordY + (4 + 1.8 * Math.floor(i / 4)) * cell;
    stamp(scene, tally(atlas), { x, y, atMs: TALLY_MS + i * TALLY_GAP_MS, turn: -0.05 });
  }
  if (!scene.isStill) addPencil(scene, { x: middle - side / 2, y: top, side });
}

interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly from: number;
  readonly to: number;
}

/** From left to right, as a hand does it. */
function draw(scene: EndScene, texture: Texture, { x, y, width, height, from, to }: Drawn): void {
  const strip = width / STRIPS;
  for (let i = 0; i < STRIPS; i++) {
    scene.bodies.add({
      texture: scene.part(texture, i * strip, 0, strip, height),
      fromMs: scene.isStill ? from : from + (i / STRIPS) * (to - from),
      anchor: [0, 0],
      act: (sprite, ms) => {
        sprite.position.set(x + i * strip, y);
        sprite.alpha = scene.isStill ? share(ms, 0, 400) : 1;
      },
    });
  }
}

function stamp(
  { bodies, isStill }: EndScene,
  texture: Texture,
  { x, y, atMs, turn }: { readonly x: number; readonly y: number; readonly atMs: number; readonly turn: number },
): void {
  bodies.add({
    texture,
    fromMs: atMs,
    act: (sprite, ms) => {
      sprite.position.set(x, y);
      sprite.rotation = turn;
      sprite.scale.set(isStill ? 1 : 1.7 - 0.7 * overshoot(share(ms, 0, 220)));
      sprite.alpha = share(ms, 0, isStill ? 400 : 90);
    },
  });
}

/** It comes from the right, draws the tick, and lies down beside it. */
function addPencil(
  { atlas, bodies, layout }: EndScene,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const { cell } = layout;
  bodies.add({
    texture: pencil(atlas),
    fromMs: 60,
    untilMs: LINES_MS.to + 350,
    anchor: [0.02, 0.98],
    act: (sprite, age) => {
      const ms = age + 60;
      const t = share(ms, TICK_MS.from, TICK_MS.to);
      const at = t < 0.31 ? ([0, 1, t / 0.31] as const) : ([1, 2, (t - 0.31) / 0.69] as const);
      const [from, to] = [TICK[at[0]]!, TICK[at[1]]!];
      const came = easeOut(share(ms, 60, TICK_MS.from));
      const under = share(ms, LINES_MS.from, LINES_MS.to);
      const moved = easeOut(share(ms, TICK_MS.to, LINES_MS.from));
      const tip = {
        x: x + side * (from[0] + (to[0] - from[0]) * at[2]) + (1 - came) * cell * 6,
        y: y + side * (from[1] + (to[1] - from[1]) * at[2]) + (1 - came) * cell * 4,
      };
      const line = { x: x + side * under, y: y - side * 0.28 };
      sprite.position.set(tip.x + (line.x - tip.x) * moved, tip.y + (line.y - tip.y) * moved);
      sprite.alpha = came * (1 - share(ms, LINES_MS.to, LINES_MS.to + 350));
    },
  });
}
