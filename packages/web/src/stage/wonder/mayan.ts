// Nine terraces in the forest, a stair between its balustrades, a temple with its comb.

import {
  blob,
  flat,
  hill,
  lit,
  opening,
  slab,
  type Stone,
  straight,
  tapered,
  wall,
  type WonderPicture,
} from "./stone.ts";

const LIME = "#C49A6E";
const PALE = "#E2C08E";
const LEAF = "#3F5A3C";
const TERRACES = 9;
const RISE = 0.066;
const STEPS = 3;

function terrace(i: number): Stone[] {
  const from = i * RISE;
  const to = from + RISE;
  const half = 0.45 - i * 0.037;
  const cornice = 0.011;
  const faces = wall({
    from,
    to: to - cornice,
    ends: tapered([from, to], [-half, half], [-half + 0.014, half - 0.014]),
    course: 0.028,
    stone: 0.058,
    dye: LIME,
    light: i % 2 === 0 ? 0.02 : -0.07,
    seed: i + 3,
  });
  const lip = wall({
    from: to - cornice,
    to,
    ends: straight(-half + 0.006, half - 0.006),
    course: cornice,
    stone: 0.12,
    dye: PALE,
    light: 0.18,
    seed: i + 40,
  });
  return [...faces, ...lip, ...stair(i)];
}

/** The part of the stair that leads up this terrace. */
function stair(i: number): Stone[] {
  const stones: Stone[] = [];
  for (let step = 0; step < STEPS; step++) {
    const y = i * RISE + (step * RISE) / STEPS;
    const half = 0.105 - (i + step / STEPS) * 0.0046;
    stones.push(slab(LIME, [-half, y, half * 2, RISE / STEPS], step % 2 === 0 ? 0.26 : 0.16));
  }
  const [low, high] = [i * RISE, (i + 1) * RISE];
  const [near, far] = [0.105 - i * 0.0046, 0.105 - (i + 1) * 0.0046];
  for (const side of [-1, 1] as const) {
    const points = [side * near, low, side * (near + 0.024), low, side * (far + 0.024), high, side * far, high];
    stones.push({ points, colour: lit(PALE, side < 0 ? 0.22 : -0.14) });
  }
  return stones;
}

const TOP = TERRACES * RISE;

function temple(): Stone[] {
  const roof = TOP + 0.105;
  const comb: Stone[] = [];
  for (let i = -3; i <= 3; i++) comb.push(slab(LIME, [i * 0.019 - 0.007, roof + 0.026, 0.014, 0.05], -0.04 * i));
  return [
    ...wall({ from: TOP, to: roof, ends: straight(-0.1, 0.1), course: 0.026, stone: 0.04, dye: LIME, seed: 77 }),
    opening("#2A1822", [-0.02, TOP, 0.04, 0.066]),
    slab(PALE, [-0.03, TOP + 0.066, 0.06, 0.012], 0.2),
    opening("#7C2F2B", [-0.085, TOP + 0.05, 0.034, 0.03]),
    opening("#7C2F2B", [0.051, TOP + 0.05, 0.034, 0.03]),
    slab(PALE, [-0.112, roof, 0.224, 0.013], 0.24),
    slab(LIME, [-0.085, roof + 0.013, 0.17, 0.013], 0.05),
    ...comb,
    slab(PALE, [-0.072, roof + 0.076, 0.144, 0.012], 0.28),
    flat("#F6C65A", [-0.012, roof + 0.088, 0.012, roof + 0.088, 0, roof + 0.118]),
  ];
}

export const mayan: WonderPicture = {
  height: TOP + 0.225,
  sky: ["#1E4A5C", "#5E9A8E", "#F3D9A0"],
  ground: ["#5E7A48", "#26381F"],
  site: [
    hill("#4A7360", [-0.2, 0.5, 0.16], 2),
    hill("#426A58", [0.36, 0.36, 0.2], 6),
    hill("#2E4A38", [-0.42, 0.22, 0.15], 3),
    hill("#2E4A38", [0.43, 0.2, 0.13], 5),
    hill(LEAF, [-0.5, 0.14, 0.09], 8),
    hill(LEAF, [0.5, 0.13, 0.075], 9),
    blob("#5F7345", [0, -0.006, 0.54, 0.022], 4),
  ],
  stones: Array.from({ length: TERRACES }, (_, i) => terrace(i))
    .flat()
    .concat(temple()),
};
