// A great pyramid and two lesser ones, the sun on one face of each, and the Sphinx before them.

import { blob, flat, hill, lit, slab, type Stone, wall, type WonderPicture } from "./stone.ts";

const SAND = "#DDB271";
const GOLD = "#FFD873";

interface Pyramid {
  readonly x: number;
  readonly half: number;
  readonly height: number;
  readonly course: number;
  readonly seed: number;
}

/** Both faces rise course by course; the edge between them stands a little right of the middle. */
function pyramid({ x, half, height, course, seed }: Pyramid): Stone[] {
  const edge = half * 0.36;
  const left = (y: number): number => x - half * (1 - y / height);
  const ridge = (y: number): number => x + edge * (1 - y / height);
  const right = (y: number): number => x + half * (1 - y / height);
  const stones: Stone[] = [];
  const rows = Math.round((height * 0.93) / course);
  for (let row = 0; row < rows; row++) {
    const [from, to] = [(row * height * 0.93) / rows, ((row + 1) * height * 0.93) / rows];
    const face = { from, to, course, stone: course * 1.9, dye: SAND };
    stones.push(
      ...wall({ ...face, ends: (y) => [left(y), ridge(y)], light: 0.2, seed: seed + row }),
      ...wall({ ...face, ends: (y) => [ridge(y), right(y)], light: -0.42, seed: seed + row + 50 }),
    );
  }
  const y = height * 0.93;
  stones.push(
    { points: [left(y), y, ridge(y), y, x, height, x, height], colour: lit(GOLD, 0.3) },
    { points: [ridge(y), y, right(y), y, x, height, x, height], colour: lit(GOLD, -0.3) },
  );
  return stones;
}

function sphinx(): Stone[] {
  const dye = "#C99A5E";
  return [
    slab(dye, [-0.44, 0, 0.2, 0.022], 0.16),
    slab(dye, [-0.3, 0.022, 0.16, 0.03], -0.05),
    { points: [-0.29, 0.052, -0.15, 0.052, -0.16, 0.078, -0.27, 0.082], colour: lit(dye, 0.12) },
    { points: [-0.345, 0.022, -0.3, 0.022, -0.298, 0.082, -0.335, 0.082], colour: lit(dye, 0.3) },
    { points: [-0.36, 0.082, -0.286, 0.082, -0.3, 0.13, -0.345, 0.13], colour: lit("#D8AF5A", 0.12) },
    flat(lit(dye, 0.42), [-0.343, 0.088, -0.312, 0.088, -0.312, 0.124, -0.34, 0.124]),
    flat(lit("#3F6FA8", -0.1), [-0.36, 0.082, -0.347, 0.082, -0.342, 0.13, -0.345, 0.13]),
    flat(lit("#3F6FA8", -0.2), [-0.3, 0.082, -0.286, 0.082, -0.3, 0.13, -0.307, 0.13]),
  ];
}

function palm(x: number, y: number, high: number): Stone[] {
  const top = y + high;
  const leaf = (dx: number, dy: number): Stone =>
    flat("#4E6A3E", [x, top, x + dx * 0.5, top + dy + 0.022, x + dx, top + dy, x + dx * 0.45, top + dy + 0.006]);
  return [
    flat("#6B4A36", [x - 0.005, y, x + 0.005, y, x + 0.003, top, x - 0.003, top]),
    ...[-0.06, -0.045, 0.045, 0.06].map((dx, i) => leaf(dx, i % 2 === 0 ? -0.012 : 0.016)),
  ];
}

export const egyptian: WonderPicture = {
  height: 0.64,
  sky: ["#3C5C92", "#E8A86A", "#FFE3A4"],
  ground: ["#DDB476", "#7E5636"],
  site: [
    hill("#E0B47C", [-0.32, 0.4, 0.05], 2),
    hill("#D6A56C", [0.36, 0.34, 0.06], 3),
    blob("#C99C62", [0, -0.006, 0.54, 0.02], 3),
    ...palm(0.44, -0.01, 0.13),
    ...palm(0.475, -0.012, 0.09),
  ],
  stones: [
    ...pyramid({ x: 0.33, half: 0.17, height: 0.25, course: 0.026, seed: 9 }),
    ...pyramid({ x: -0.33, half: 0.155, height: 0.22, course: 0.026, seed: 4 }),
    ...pyramid({ x: 0.02, half: 0.4, height: 0.62, course: 0.031, seed: 1 }),
    ...sphinx(),
  ],
};
