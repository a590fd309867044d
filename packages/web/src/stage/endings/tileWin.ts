// The wall gets new tiles, from the middle outward, until all of it is one large rosette.

import type { Texture } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import type { Layout } from "../stage.ts";
import { setSize } from "./cast.ts";
import { comesAndGoes, overshoot, share } from "./motion.ts";
import { paintRosette } from "./rosette.ts";
import type { EndScene } from "./scene.ts";
import { WORD_Y } from "./word.ts";

const FIRST_MS = 220;
/** From the middle to the farthest corner. */
const SPAN_MS = 1_250;
const TURN_MS = 130;
/** The middle of the rosette, in shares of the height. */
const CENTRE = 0.66;
const GLEAM_MS = 1_800;

function panel(atlas: Atlas, { matrix, cell }: Layout): Texture {
  const { resolution } = atlas;
  const [width, height] = [matrix.width * resolution, matrix.height * resolution];
  return atlas.keep(`rosette${matrix.width}x${matrix.height}`, () =>
    paintRosette({ width, height, cell: cell * resolution, fieldY: height * WORD_Y }),
  );
}

export function* warmTileWin(atlas: Atlas, layout: Layout): Generator<void> {
  panel(atlas, layout);
  yield;
}

export function playTileWin(scene: EndScene): void {
  const { atlas, layout, columns, rows, cells, bodies, isStill } = scene;
  const { matrix, cell } = layout;
  const whole = panel(atlas, layout);
  const middle = { x: matrix.width / 2, y: matrix.height * CENTRE };
  const far = Math.hypot(middle.x, middle.y);
  const turnsAt = (x: number, y: number): number =>
    FIRST_MS + (Math.hypot(x - matrix.x - middle.x, y - matrix.y - middle.y) / far) * SPAN_MS;
  for (const { kind, place, x, y, alpha } of cells) {
    const goneMs = turnsAt(x, y) + TURN_MS;
    bodies.add({
      texture: atlas.mino(kind, place),
      fromMs: 0,
      untilMs: goneMs + (isStill ? 300 : 0),
      act: (sprite, ms) => {
        sprite.position.set(x, y);
        setSize(sprite, cell * (isStill ? 1 : 1 - share(ms, goneMs - TURN_MS, goneMs)), cell);
        sprite.alpha = alpha;
      },
    });
  }
  for (let i = 0; i < columns * rows; i++) {
    const [column, down] = [i % columns, Math.floor(i / columns)];
    const [x, y] = [matrix.x + (column + 0.5) * cell, matrix.y + (down + 0.5) * cell];
    bodies.add({
      texture: scene.part(whole, column * cell, down * cell, cell, cell),
      fromMs: turnsAt(x, y) + TURN_MS,
      act: (sprite, ms) => {
        sprite.position.set(x, y);
        setSize(sprite, cell * (isStill ? 1 : Math.max(0.01, overshoot(share(ms, 0, TURN_MS * 2)))), cell);
        sprite.alpha = isStill ? share(ms, 0, 300) : 1;
      },
    });
  }
  addGleam(scene);
  if (!isStill) addPetals(scene);
}

/** The noon runs over the glaze once it is whole. */
function addGleam({ atlas, layout, lights, brightness, isStill }: EndScene): void {
  const { matrix } = layout;
  lights.add({
    texture: atlas.light("sweep", "#FFFFFF"),
    fromMs: GLEAM_MS,
    untilMs: GLEAM_MS + 800,
    act: (sprite, ms) => {
      const t = isStill ? 0.5 : share(ms, 0, 800);
      sprite.position.set(matrix.x + matrix.width / 2, matrix.y + matrix.height * (0.02 + 0.96 * t));
      setSize(sprite, matrix.width, matrix.height * (isStill ? 1 : 0.16));
      const strength = isStill ? 0.25 : 0.38;
      sprite.alpha = strength * brightness * comesAndGoes(ms, 800, { inMs: 150, outMs: 300 });
    },
  });
}

/** Petals of orange blossom drift down before the wall. */
function addPetals({ atlas, layout, bodies, dice, isAmongOthers }: EndScene): void {
  const { matrix, cell } = layout;
  const aside = isAmongOthers ? 0 : Math.min(matrix.x * 0.7, cell * 5);
  for (let i = 0; i < 44; i++) {
    const fromMs = 900 + dice(0, 1_100);
    const lifeMs = dice(1_000, 1_400);
    const x = dice(matrix.x - aside, matrix.x + matrix.width + aside);
    const [y, speed, size] = [matrix.y - cell * dice(0, 4), cell * dice(5, 9), cell * dice(0.2, 0.42)];
    bodies.add({
      texture: atlas.light("dot", i % 3 === 0 ? "#F4C86A" : i % 3 === 1 ? "#FFFDF6" : "#F0A85C"),
      fromMs,
      untilMs: fromMs + lifeMs,
      act: (sprite, ms) => {
        const seconds = ms / 1000;
        sprite.position.set(x + Math.sin(seconds * 3 + i) * cell * 0.8, y + speed * seconds);
        sprite.rotation = seconds * 2 + i;
        setSize(sprite, size, size * (0.3 + 0.6 * Math.abs(Math.cos(seconds * 4 + i))));
        sprite.alpha = comesAndGoes(ms, lifeMs, { inMs: 120, outMs: 350 });
      },
    });
  }
}
