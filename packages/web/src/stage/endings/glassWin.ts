// Northern light fills the glass, and the stack sings apart row by row, upward, in its colours.

import type { Texture } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import { withAlpha } from "../colour.ts";
import { paintCanvas } from "../paint/canvas.ts";
import { setSize } from "./cast.ts";
import { comesAndGoes, easeIn, easeOut, share } from "./motion.ts";
import type { EndScene } from "./scene.ts";
import { endingMs } from "./times.ts";

const LASTS_MS = endingMs("shatter", "win");
const CURTAINS = ["#1FE0A6", "#2BC7E8", "#6A7DFF", "#B14DFF"] as const;
const [CURTAIN_WIDTH, CURTAIN_HEIGHT] = [48, 192];
/** The light goes up the stack first; then it leaves, the highest row first. */
const LIT_MS = 260;
const LEAVES_MS = 760;

/** A fold of the curtain: brightest near its foot, soft at both sides. */
function curtain(atlas: Atlas, i: number): Texture {
  const colour = CURTAINS[i % CURTAINS.length] ?? CURTAINS[0];
  return atlas.keep(
    `curtain${colour}`,
    () =>
      paintCanvas(CURTAIN_WIDTH, CURTAIN_HEIGHT, (context) => {
        for (let x = 0; x < CURTAIN_WIDTH; x++) {
          const side = Math.sin((Math.PI * (x + 0.5)) / CURTAIN_WIDTH) ** 2;
          const gradient = context.createLinearGradient(0, 0, 0, CURTAIN_HEIGHT);
          gradient.addColorStop(0, withAlpha(colour, 0));
          gradient.addColorStop(0.55, withAlpha(colour, 0.42 * side));
          gradient.addColorStop(0.93, withAlpha(colour, 0.8 * side));
          gradient.addColorStop(1, withAlpha(colour, 0));
          context.fillStyle = gradient;
          context.fillRect(x, 0, 1, CURTAIN_HEIGHT);
        }
      }),
    1,
  );
}

export function* warmGlassWin(atlas: Atlas): Generator<void> {
  for (const i of CURTAINS.keys()) {
    curtain(atlas, i);
    yield;
  }
}

export function playGlassWin(scene: EndScene): void {
  addCurtains(scene);
  const top = Math.max(0, ...scene.cells.map(({ row }) => row));
  const gapMs = Math.min(80, 1_100 / (top + 1));
  addRows(scene, top, gapMs);
  addCells(scene, top, gapMs);
}

/** Those in the glass are strong; those beside it tell the room. */
function addCurtains({ atlas, layout, lights, dice, strength, isStill, isAmongOthers }: EndScene): void {
  const { matrix, cell } = layout;
  const floor = matrix.y + matrix.height;
  for (let i = 0; i < (isAmongOthers ? 7 : 11); i++) {
    const isInside = i < 7;
    const along = isInside ? (i + 0.5) / 7 : [-0.55, -0.22, 1.22, 1.55][i - 7]!;
    const x = matrix.x + matrix.width * along;
    const height = matrix.height * (isInside ? dice(0.95, 1.2) : dice(0.7, 0.95));
    const [speed, phase, lateMs] = [dice(0.9, 1.7), dice(0, 6), isInside ? dice(0, 250) : dice(300, 600)];
    lights.add({
      texture: curtain(atlas, i),
      fromMs: lateMs,
      untilMs: LASTS_MS,
      anchor: [0.5, 1],
      act: (sprite, ms) => {
        const wave = isStill ? 0.6 : Math.sin((ms / 1000) * speed * 2 + phase);
        const risen = isStill ? 1 : easeOut(share(ms, 0, 900));
        sprite.position.set(x + (isStill ? 0 : wave * cell * 0.5), floor);
        setSize(sprite, matrix.width * (isInside ? 0.4 : 0.42) * (1 + 0.18 * wave), height * risen * (1 + 0.06 * wave));
        const most = (isInside ? 0.8 : 0.55) * strength * (isStill ? 0.7 : 1);
        sprite.alpha = most * (0.8 + 0.2 * wave) * comesAndGoes(ms, LASTS_MS - lateMs, { inMs: 500, outMs: 420 });
      },
    });
  }
}

/** A light goes up from row to row. */
function addRows({ atlas, layout, lights, isStill }: EndScene, top: number, gapMs: number): void {
  const { matrix, cell } = layout;
  for (let row = 0; row <= top; row++) {
    lights.add({
      texture: atlas.light("sweep"),
      fromMs: LIT_MS + row * gapMs * 0.45,
      untilMs: LIT_MS + row * gapMs * 0.45 + 420,
      act: (sprite, ms) => {
        sprite.position.set(matrix.x + matrix.width / 2, matrix.y + matrix.height - (row + 0.5) * cell);
        const width = isStill ? 1 : 0.3 + 0.8 * easeOut(share(ms, 0, 420));
        setSize(sprite, matrix.width * width, cell * 0.9);
        sprite.alpha = 0.3 * comesAndGoes(ms, 420, { inMs: 90, outMs: 330 });
      },
    });
  }
}

function addCells({ atlas, layout, cells, bodies, lights, dice, isStill }: EndScene, top: number, gapMs: number): void {
  const { matrix, cell } = layout;
  for (const { kind, place, column, row, x, y, alpha } of cells) {
    const leavesMs = LEAVES_MS + (top - row) * gapMs + Math.abs(column - 4.5) * 9;
    const [rise, drift] = [cell * dice(9, 15), ((x - matrix.x) / matrix.width - 0.5) * cell * dice(2, 7)];
    const goneMs = isStill ? 420 : 640;
    bodies.add({
      texture: atlas.mino(kind, place),
      fromMs: 0,
      untilMs: leavesMs + goneMs,
      act: (sprite, ms) => {
        const t = share(ms, leavesMs, leavesMs + goneMs);
        const size = cell * (isStill ? 1 : 1 - 0.45 * t);
        setSize(sprite, size, size);
        sprite.position.set(x + (isStill ? 0 : drift * t), y - (isStill ? 0 : rise * easeIn(t)));
        sprite.alpha = alpha * (1 - t * t);
      },
    });
    if (isStill) continue;
    lights.add({
      texture: atlas.light("spot", atlas.look(kind).colour),
      fromMs: leavesMs + 120,
      untilMs: leavesMs + goneMs + 240,
      act: (sprite, ms) => {
        const t = share(ms, 0, goneMs + 120);
        sprite.position.set(x + drift * t, y - rise * 0.4 * t - cell * 6 * t * t);
        setSize(sprite, cell * (0.9 - 0.5 * t), cell * (1 + 5 * t));
        sprite.alpha = 0.7 * comesAndGoes(ms, goneMs + 120, { inMs: 120, outMs: 420 });
      },
    });
  }
}
