// Tiles come off the wall one after another and break on the floor; bare plaster is left where they were.

import type { Texture } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import { makeDice, paintCanvas, speckle } from "../paint/canvas.ts";
import { setSize } from "./cast.ts";
import { fallMs, share, thrown } from "./motion.ts";
import type { EndScene } from "./scene.ts";

const FIRST_MS = 430;
const SPAN_MS = 1_000;
/** A tile hangs by one corner before it falls. */
const HANGS_MS = 170;
const PIECE_MS = 420;
const SORTS = 3;
/** Of a high stack not every tile is seen to break. */
const MANY = 90;

/** Rough, with what is left of the mortar. */
function plaster(atlas: Atlas, sort: number): Texture {
  const size = atlas.cell * atlas.resolution;
  return atlas.keep(`plaster${sort}`, () =>
    paintCanvas(size, size, (context) => {
      const dice = makeDice(60 + sort);
      context.fillStyle = ["#D9CDB6", "#D2C5AC", "#DED4C0"][sort] ?? "#D9CDB6";
      context.fillRect(0, 0, size, size);
      const colours = ["rgb(110 92 66 / 0.3)", "rgb(255 252 240 / 0.5)", "rgb(150 130 100 / 0.3)"];
      speckle(context, { width: size, height: size }, { count: 60, colours, size: size * 0.09, seed: 70 + sort });
      context.strokeStyle = "rgb(120 100 74 / 0.4)";
      context.lineWidth = Math.max(1, size * 0.05);
      for (let i = 0; i < 4; i++) {
        const y = size * (0.18 + 0.22 * i) + dice(-0.04, 0.04) * size;
        context.beginPath();
        context.moveTo(size * dice(0.05, 0.2), y);
        context.quadraticCurveTo(size / 2, y + dice(-0.12, 0.12) * size, size * dice(0.8, 0.95), y);
        context.stroke();
      }
      context.strokeStyle = "rgb(80 66 46 / 0.35)";
      context.strokeRect(0, 0, size, size);
    }),
  );
}

export function* warmTileLoss(atlas: Atlas): Generator<void> {
  for (let sort = 0; sort < SORTS; sort++) {
    plaster(atlas, sort);
    yield;
  }
}

export function playTileLoss(scene: EndScene): void {
  const { atlas, layout, cells, under, bodies, dice } = scene;
  const { matrix, cell } = layout;
  const floor = matrix.y + matrix.height;
  const gravity = cell * 70;
  const order = cells.map((each) => ({ each, key: -each.row + dice(-3.5, 3.5) })).toSorted((a, b) => a.key - b.key);
  order.forEach(({ each }, i) => {
    const { kind, place, x, y, column, row } = each;
    const texture = atlas.mino(kind, place);
    // Slowly first, then all of them.
    const looseMs = FIRST_MS + Math.sqrt(i / Math.max(1, order.length)) * SPAN_MS;
    const side = dice(-1, 1) < 0 ? -1 : 1;
    const downMs = fallMs(floor - cell * 0.4 - y, gravity);
    const [drift, spin] = [side * dice(0, 0.9) * cell, side * dice(0.6, 2.4)];
    under.add({
      texture: plaster(atlas, (column * 7 + row * 5) % SORTS),
      fromMs: looseMs,
      act: (sprite) => {
        sprite.position.set(x, y);
        setSize(sprite, cell, cell);
      },
    });
    bodies.add({
      texture,
      fromMs: 0,
      untilMs: looseMs + HANGS_MS + downMs,
      act: (sprite, ms) => {
        const hung = share(ms, looseMs, looseMs + HANGS_MS);
        const t = share(ms, looseMs + HANGS_MS, looseMs + HANGS_MS + downMs);
        // The wall trembles from the first frame on.
        const shake = 0.022 * cell * share(ms, -60, FIRST_MS) * (1 - hung) * Math.sin(ms * 0.08 + column * 2 + row);
        sprite.position.set(
          x + shake + side * 0.08 * cell * hung + drift * t,
          y + cell * 0.1 * hung + (floor - cell * 0.4 - y) * t * t,
        );
        sprite.rotation = side * 0.22 * hung * hung + spin * t;
        setSize(sprite, cell, cell);
      },
    });
    if (cells.length > MANY && i % 2 === 1) return;
    addPieces(scene, texture, { x: x + drift, y: floor - cell * 0.4, fromMs: looseMs + HANGS_MS + downMs });
  });
}

/** Two halves fly apart, the motif still on them. */
function addPieces(
  scene: EndScene,
  texture: Texture,
  { x, y, fromMs }: { readonly x: number; readonly y: number; readonly fromMs: number },
): void {
  const { layout, bodies, dice } = scene;
  const { cell } = layout;
  const { width, height } = texture.orig;
  for (const side of [0, 1]) {
    const off = { x, y, vx: (side * 2 - 1) * dice(1, 6) * cell, vy: -dice(3, 9) * cell, gravity: cell * 46 };
    const spin = dice(-9, 9);
    bodies.add({
      texture: scene.part(texture, (side * width) / 2, (height / 2) * Math.round(dice(0, 1)), width / 2, height / 2),
      fromMs,
      untilMs: fromMs + PIECE_MS,
      act: (sprite, ms) => {
        const place = thrown(off, ms);
        sprite.position.set(place.x, place.y);
        sprite.rotation = (spin * ms) / 1000;
        setSize(sprite, cell * 0.5, cell * 0.5);
        sprite.alpha = 1 - share(ms, PIECE_MS * 0.5, PIECE_MS);
      },
    });
  }
}
