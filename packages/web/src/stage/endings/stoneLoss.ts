// Stone crumbles from the top; the rubble lies on the floor, and dust settles on it.

import type { Texture } from "pixi.js";
import { setSize } from "./cast.ts";
import { comesAndGoes, easeOut, fallMs, share } from "./motion.ts";
import type { EndScene } from "./scene.ts";
import { endingMs } from "./times.ts";

const LASTS_MS = endingMs("crumble", "loss");
const FIRST_MS = 430;
/** From the first stone to the last. */
const SPAN_MS = 850;
const TREMBLES_MS = 150;
/** Sprites are dear where a processor draws: of a high stack each stone leaves but one piece. */
const MANY = 100;
const DUST = "#B79C88";

export function playStoneLoss(scene: EndScene): void {
  const { atlas, layout, cells, bodies, dice } = scene;
  const { matrix, cell } = layout;
  const floor = matrix.y + matrix.height;
  const top = Math.max(1, ...cells.map(({ row }) => row));
  const piles: number[] = [];
  const pieces = cells.length > MANY ? 1 : 2;
  const gravity = cell * 58;
  const fromTop = cells.toSorted((a, b) => b.row - a.row);
  for (const { kind, place, column, row, x, y, alpha } of fromTop) {
    const texture = atlas.mino(kind, place);
    const looseMs = FIRST_MS + ((top - row) / top) * SPAN_MS + dice(0, 110);
    const phase = dice(0, 6);
    bodies.add({
      texture,
      fromMs: 0,
      untilMs: looseMs,
      act: (sprite, ms) => {
        // All of it trembles from the first frame on, and each stone more before it breaks.
        const shake = (0.02 * share(ms, -60, FIRST_MS) + 0.06 * share(ms, looseMs - TREMBLES_MS, looseMs)) * cell;
        sprite.position.set(x + Math.sin(ms * 0.09 + phase) * shake, y);
        setSize(sprite, cell, cell);
        sprite.alpha = alpha;
      },
    });
    for (let i = 0; i < pieces; i++) {
      const pile = piles[column] ?? 0;
      piles[column] = pile + 1;
      const rest = floor - cell * (0.2 + Math.min(1.9, pile * (0.34 / pieces)) + dice(0, 0.12));
      addRubble(scene, quarter(scene, texture, i + row + column), { x, y, rest, looseMs, gravity });
    }
  }
  addDust(scene, floor);
}

/** A quarter of a stone. */
function quarter(scene: EndScene, texture: Texture, which: number): Texture {
  const { width, height } = texture.orig;
  return scene.part(texture, (which % 2) * (width / 2), ((which >> 1) % 2) * (height / 2), width / 2, height / 2);
}

interface Rubble {
  readonly x: number;
  readonly y: number;
  readonly rest: number;
  readonly looseMs: number;
  readonly gravity: number;
}

function addRubble({ layout, bodies, dice }: EndScene, texture: Texture, from: Rubble): void {
  const { matrix, cell } = layout;
  const { x, y, rest, looseMs, gravity } = from;
  const downMs = fallMs(rest - y, gravity);
  const size = cell * dice(0.42, 0.66);
  const edge = size / 2;
  const to = Math.min(matrix.x + matrix.width - edge, Math.max(matrix.x + edge, x + dice(-0.9, 0.9) * cell));
  const hop = cell * dice(0.1, 0.7);
  const turn = dice(-3, 3);
  bodies.add({
    texture,
    fromMs: looseMs,
    act: (sprite, ms) => {
      const t = share(ms, 0, downMs);
      // It hops once where it lands.
      const hopped = share(ms, downMs, downMs + 200);
      sprite.position.set(
        x + (to - x) * easeOut(share(ms, 0, downMs + 200)),
        y + (rest - y) * t * t - hop * 4 * hopped * (1 - hopped),
      );
      sprite.rotation = turn * share(ms, 0, downMs + 200);
      setSize(sprite, size, size);
      sprite.alpha = 1 - 0.35 * share(ms, downMs, downMs + 500);
    },
  });
}

/** Clouds along the floor, that sink in the end. */
function addDust({ atlas, layout, bodies, dice, cells }: EndScene, floor: number): void {
  if (cells.length === 0) return;
  const { matrix, cell } = layout;
  for (let i = 0; i < 22; i++) {
    const fromMs = FIRST_MS + 120 + dice(0, SPAN_MS);
    const lifeMs = LASTS_MS - fromMs - dice(0, 60);
    const [x, high] = [matrix.x + dice(0.05, 0.95) * matrix.width, cell * dice(0.6, 3.4)];
    const [size, drift] = [cell * dice(2.4, 4.6), cell * dice(-1, 1)];
    bodies.add({
      texture: atlas.light("spot", DUST),
      fromMs,
      untilMs: fromMs + lifeMs,
      act: (sprite, ms) => {
        const t = share(ms, 0, lifeMs);
        const grown = 0.4 + 0.6 * easeOut(t);
        sprite.position.set(x + drift * t, floor - cell * 0.3 - high * Math.sin(Math.PI * (0.15 + 0.75 * t)));
        setSize(sprite, size * grown, size * 0.7 * grown);
        sprite.alpha = 0.3 * comesAndGoes(ms, lifeMs, { inMs: 160, outMs: lifeMs * 0.6 });
      },
    });
  }
}
