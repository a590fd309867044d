// The sun rises behind the stack, which turns to gold row by row; banners come down at both sides, and gold rains.

import type { Texture } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import { ALL_EDGES } from "../cells.ts";
import { downward, paintCanvas } from "../paint/canvas.ts";
import type { Layout } from "../stage.ts";
import { setSize } from "./cast.ts";
import { comesAndGoes, overshoot, share } from "./motion.ts";
import type { EndScene } from "./scene.ts";
import { addSunrise, warmSunrise } from "./sunrise.ts";
import { endingMs } from "./times.ts";

const LASTS_MS = endingMs("crumble", "win");
const GOLD = "#FFD76A";
const FIRST_MS = 180;
const BANNER = { width: 2.2, height: 4.7, fromMs: 350 } as const;
/** The inner cell of a square: no engraving crosses it. */
const INNER = 5;

function gold(atlas: Atlas, edges: number): Texture {
  return atlas.mino(0, { column: INNER, isLocked: true, metal: 2, edges });
}

function banner(atlas: Atlas): Texture {
  const scale = atlas.cell * atlas.resolution;
  const [width, height] = [BANNER.width * scale, BANNER.height * scale];
  return atlas.keep("endBanner", () =>
    paintCanvas(width, height, (context) => {
      const tails = height - width * 0.45;
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(width, 0);
      context.lineTo(width, height);
      context.lineTo(width / 2, tails);
      context.lineTo(0, height);
      context.closePath();
      context.clip();
      context.fillStyle = downward(context, 0, height, [
        [0, "#8E2038"],
        [0.5, "#B4324A"],
        [1, "#7A1830"],
      ]);
      context.fillRect(0, 0, width, height);
      for (const [at, alpha] of [
        [0.2, 0.1],
        [0.55, 0.16],
        [0.82, 0.08],
      ] as const) {
        context.fillStyle = `rgb(255 220 190 / ${alpha})`;
        context.fillRect(width * at, 0, width * 0.12, height);
      }
      context.strokeStyle = GOLD;
      context.lineWidth = width * 0.07;
      context.stroke();
      context.translate(width / 2, height * 0.4);
      context.fillStyle = GOLD;
      for (let i = 0; i < 8; i++) {
        context.rotate(Math.PI / 4);
        context.beginPath();
        context.moveTo(0, -width * 0.34);
        context.lineTo(width * 0.07, -width * 0.12);
        context.lineTo(-width * 0.07, -width * 0.12);
        context.fill();
      }
      context.beginPath();
      context.arc(0, 0, width * 0.11, 0, Math.PI * 2);
      context.fill();
    }),
  );
}

export function* warmStoneWin(atlas: Atlas, layout: Layout): Generator<void> {
  yield* warmSunrise(atlas, layout);
  banner(atlas);
  for (let edges = 0; edges <= ALL_EDGES; edges++) {
    yield;
    gold(atlas, edges);
  }
}

export function playStoneWin(scene: EndScene): void {
  const { atlas, layout, cells, bodies, isStill } = scene;
  const { cell } = layout;
  const top = Math.max(0, ...cells.map(({ row }) => row));
  const gapMs = Math.min(90, 1_300 / (top + 1));
  for (const { kind, place, column, row, x, y, alpha } of cells) {
    const turnsMs = FIRST_MS + row * gapMs + (isStill ? 0 : column * 12);
    bodies.add({
      texture: atlas.mino(kind, place),
      fromMs: 0,
      untilMs: turnsMs + 200,
      act: (sprite) => {
        sprite.position.set(x, y);
        setSize(sprite, cell, cell);
        sprite.alpha = alpha;
      },
    });
    bodies.add({
      texture: gold(atlas, place.edges),
      fromMs: turnsMs,
      act: (sprite, ms) => {
        sprite.position.set(x, y);
        const swell = isStill ? 1 : 1 + 0.12 * Math.sin(Math.PI * share(ms, 0, 240));
        setSize(sprite, cell * swell, cell * swell);
        sprite.alpha = alpha * share(ms, 0, 180);
      },
    });
  }
  addSunrise(scene);
  addGleams(scene, top, gapMs);
  addBanners(scene);
  if (!isStill) addRain(scene);
}

/** A gleam runs along every row as it turns, and once more over all of it. */
function addGleams({ atlas, layout, lights, brightness, isStill }: EndScene, top: number, gapMs: number): void {
  const { matrix, cell } = layout;
  for (let row = 0; row <= top; row++) {
    const y = matrix.y + matrix.height - (row + 0.5) * cell;
    for (const fromMs of [FIRST_MS + row * gapMs, 1_750 + row * 26]) {
      lights.add({
        texture: atlas.light("spot", GOLD),
        fromMs,
        untilMs: fromMs + 420,
        act: (sprite, ms) => {
          const t = share(ms, 0, 420);
          sprite.position.set(matrix.x + matrix.width * (isStill ? 0.5 : t), y);
          setSize(sprite, cell * (isStill ? 14 : 4.5), cell * 1.5);
          sprite.alpha = 0.6 * Math.max(0.5, brightness) * comesAndGoes(ms, 420, { inMs: 120, outMs: 200 });
        },
      });
    }
  }
}

/** Inside the upper corners: there is room for them everywhere. */
function addBanners({ atlas, layout, bodies, isStill }: EndScene): void {
  const { matrix, cell } = layout;
  const half = (BANNER.width / 2) * cell;
  for (const [i, x] of [matrix.x + half, matrix.x + matrix.width - half].entries()) {
    bodies.add({
      texture: banner(atlas),
      fromMs: BANNER.fromMs + i * 120,
      anchor: [0.5, 0],
      act: (sprite, ms) => {
        sprite.position.set(x, matrix.y);
        const rolled = isStill ? 1 : Math.max(0.02, overshoot(share(ms, 0, 620)));
        sprite.scale.set(1, rolled);
        sprite.skew.x = isStill ? 0 : 0.03 * Math.sin(ms / 330 + i * 2);
        sprite.alpha = isStill ? share(ms, 0, 400) : 1;
      },
    });
  }
}

function addRain({ atlas, layout, lights, dice, isAmongOthers }: EndScene): void {
  const { matrix, cell } = layout;
  const aside = isAmongOthers ? 0 : Math.min(matrix.x * 0.8, cell * 6);
  for (let i = 0; i < 80; i++) {
    const fromMs = 600 + dice(0, 1_300);
    const lifeMs = Math.min(dice(900, 1_500), LASTS_MS - fromMs);
    const x = dice(matrix.x - aside, matrix.x + matrix.width + aside);
    const [y, speed, size] = [matrix.y - cell * dice(0, 3), cell * dice(5, 11), cell * dice(0.22, 0.5)];
    lights.add({
      texture: atlas.light("spot", GOLD),
      fromMs,
      untilMs: fromMs + lifeMs,
      act: (sprite, ms) => {
        const seconds = ms / 1000;
        sprite.position.set(
          x + Math.sin(seconds * 4 + i) * cell * 0.25,
          y + speed * seconds + cell * 2 * seconds * seconds,
        );
        setSize(sprite, size * Math.abs(Math.cos(seconds * 5 + i)) + cell * 0.06, size * 1.5);
        sprite.alpha = 0.9 * comesAndGoes(ms, lifeMs, { inMs: 100, outMs: 400 });
      },
    });
  }
}
