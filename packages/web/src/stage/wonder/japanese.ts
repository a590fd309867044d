// A pagoda of five storeys over a wall of fitted stones, among cherry trees.

import { blob, flat, lit, opening, slab, type Stone, tapered, wall, type WonderPicture } from "./stone.ts";

const ROCK = "#8E8A92";
const PLASTER = "#F3E8DA";
const WOOD = "#A33A2E";
const TILE = "#3E5A68";
const GOLD = "#F2C65C";
const STOREYS = 5;
const FLOOR = 0.13;
const RISE = 0.145;
const BLOSSOM = "#F2B8C6";

/** Tiles from the eaves up to the ridge: the eaves turn up at their ends. */
function roof(y: number, eave: number, ridge: number): Stone[] {
  const columns = Math.round(eave / 0.022) * 2;
  const high = 0.062;
  const stones: Stone[] = [
    slab(WOOD, [-ridge * 0.96, y - 0.016, ridge * 1.92, 0.016], -0.25),
    ...[-0.8, -0.4, 0, 0.4, 0.8].map((u) => opening(lit(GOLD, -0.2), [u * ridge - 0.004, y - 0.014, 0.008, 0.01])),
  ];
  const at = (u: number, t: number): readonly [number, number] => {
    const curve = t * t * 0.55 + t * 0.45;
    const lift = 0.03 * Math.abs(u) ** 3.2 * (1 - t);
    return [u * (eave + (ridge * 0.8 - eave) * t ** 0.72), y + lift + high * curve];
  };
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < columns; i++) {
      const [u, v] = [-1 + (2 * i) / columns, -1 + (2 * (i + 1)) / columns];
      const [low, top] = [row / 3, (row + 1) / 3];
      const points = [...at(u, low), ...at(v, low), ...at(v, top), ...at(u, top)];
      stones.push({ points, colour: lit(TILE, 0.2 - 0.16 * (u + 1) - (row === 0 ? 0.14 : 0) + (i % 2) * 0.09) });
    }
  }
  return stones;
}

function storey(i: number): Stone[] {
  const y = FLOOR + i * RISE;
  const half = 0.2 - i * 0.023;
  const high = 0.075;
  const stones = wall({
    from: y,
    to: y + high,
    ends: () => [-half, half],
    course: 0.038,
    stone: 0.07,
    dye: PLASTER,
    light: 0.04,
    seed: i + 6,
  });
  const bays = 5;
  for (let bay = 0; bay <= bays; bay++) {
    const x = -half + (2 * half * bay) / bays;
    stones.push(opening(lit(WOOD, bay < 3 ? 0.08 : -0.2), [x - 0.006, y, 0.012, high]));
  }
  for (let bay = 0; bay < bays; bay++) {
    const x = -half + (2 * half * (bay + 0.5)) / bays;
    const isDoor = i === 0 && bay === 2;
    stones.push(
      opening(isDoor ? "#3B1F1C" : "#4A4048", [x - 0.016, y + (isDoor ? 0 : 0.022), 0.032, isDoor ? 0.06 : 0.03]),
    );
  }
  stones.push(
    slab(WOOD, [-half - 0.03, y - 0.004, half * 2 + 0.06, 0.009], 0.1),
    slab(WOOD, [-half - 0.03, y + 0.016, half * 2 + 0.06, 0.004], 0.2),
  );
  return [...stones, ...roof(y + high + 0.012, half + 0.115 - i * 0.005, half)];
}

const TOP = FLOOR + STOREYS * RISE;

function spire(): Stone[] {
  const rings = Array.from({ length: 7 }, (_, i) => {
    const half = 0.019 - i * 0.0018;
    return slab(GOLD, [-half, TOP + 0.04 + i * 0.013, half * 2, 0.006], 0.2 - i * 0.03);
  });
  return [
    slab(TILE, [-0.03, TOP, 0.06, 0.018], 0.1),
    slab(GOLD, [-0.018, TOP + 0.018, 0.036, 0.014], -0.1),
    opening(lit(GOLD, -0.25), [-0.003, TOP + 0.032, 0.006, 0.12]),
    ...rings,
    flat(GOLD, [-0.009, TOP + 0.148, 0.009, TOP + 0.148, 0, TOP + 0.178]),
  ];
}

export const japanese: WonderPicture = {
  height: TOP + 0.18,
  sky: ["#4B5F9A", "#C79AB8", "#FBD9C8"],
  ground: ["#8A9A74", "#3E4A3C"],
  site: [
    flat("#7E86A8", [-0.62, 0.0, -0.28, 0.23, -0.06, 0.0]),
    flat("#F4EEF2", [-0.36, 0.176, -0.28, 0.23, -0.2, 0.158, -0.25, 0.178, -0.29, 0.162, -0.32, 0.182]),
    flat("#5A3A34", [-0.43, -0.01, -0.418, -0.01, -0.414, 0.1, -0.424, 0.1]),
    flat("#5A3A34", [0.43, -0.01, 0.444, -0.01, 0.436, 0.09, 0.428, 0.09]),
    blob(BLOSSOM, [-0.42, 0.13, 0.09, 0.06], 4),
    blob("#E79DB2", [-0.37, 0.1, 0.06, 0.04], 6),
    blob(BLOSSOM, [0.43, 0.12, 0.09, 0.055], 5),
    blob("#E79DB2", [0.39, 0.09, 0.05, 0.036], 9),
    blob("#7C8C68", [0, -0.014, 0.54, 0.032], 3),
  ],
  stones: [
    ...wall({
      from: 0,
      to: FLOOR,
      ends: tapered([0, FLOOR], [-0.34, 0.34], [-0.27, 0.27]),
      course: 0.026,
      stone: 0.042,
      dye: ROCK,
      light: "round",
      seed: 15,
    }),
    ...Array.from({ length: STOREYS }, (_, i) => storey(i)).flat(),
    ...spire(),
  ],
};
