// A cathedral of nine domes, each of its own colours, round a tall tent.

import {
  arch,
  blob,
  flat,
  hill,
  lightAt,
  lit,
  opening,
  slab,
  type Stone,
  straight,
  tapered,
  wall,
  type WonderPicture,
} from "./stone.ts";

const BRICK = "#B5503F";
const TRIM = "#F4E6CF";
const GOLD = "#F4C550";
const SLATE = "#4B6B62";

interface Dome {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly dyes: readonly [string, string];
}

/** Rows of tiles whose colours wind round it. */
function onion({ x, y, half, dyes }: Dome): Stone[] {
  const high = half * 2.7;
  const reach = (at: number): number => {
    const t = Math.min(1, Math.max(0, (at - y) / high));
    return half * ((1 - t) ** 1.25 * (0.66 + 3.1 * t)) * 0.97;
  };
  const bands = 8;
  const stones: Stone[] = [];
  const rows = 9;
  for (let row = 0; row < rows; row++) {
    const [low, top] = [y + (high * row) / rows, y + (high * (row + 1)) / rows];
    for (let i = 0; i < bands; i++) {
      // Evenly round the dome, so narrower towards its edges.
      const [u, v] = [-Math.cos((Math.PI * i) / bands), -Math.cos((Math.PI * (i + 1)) / bands)];
      const points = [
        x + u * reach(low),
        low,
        x + v * reach(low),
        low,
        x + v * reach(top),
        top,
        x + u * reach(top),
        top,
      ];
      const dye = dyes[(i + (row >> 1)) % 2] ?? dyes[0];
      stones.push({ points, colour: lit(dye, lightAt("round", (u + v + 2) / 4) + 0.06) });
    }
  }
  const tip = y + high;
  return [
    ...stones,
    opening(GOLD, [x - 0.0022, tip - 0.012, 0.0044, 0.05]),
    opening(GOLD, [x - 0.011, tip + 0.02, 0.022, 0.0042]),
    opening(GOLD, [x - 0.006, tip + 0.03, 0.012, 0.0036]),
  ];
}

interface Tower extends Dome {
  readonly from: number;
}

function tower(dome: Tower): Stone[] {
  const { x, y, half, from } = dome;
  const side = half * 0.78;
  const neck = y - 0.035;
  const stones = wall({
    from,
    to: neck,
    ends: straight(x - side, x + side),
    course: 0.026,
    stone: 0.03,
    dye: BRICK,
    light: "round",
    seed: Math.round(x * 100) + 90,
  });
  for (const dx of [-0.5, 0, 0.5]) {
    stones.push(
      arch(TRIM, [x + dx * side - side * 0.17, neck - 0.06, side * 0.34, 0.05]),
      arch("#3A2230", [x + dx * side - side * 0.1, neck - 0.06, side * 0.2, 0.042]),
    );
  }
  // Gables in two rows, then the drum.
  for (const [row, count] of [
    [0, 4],
    [1, 3],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const wide = (2.2 * side) / 4;
      const left = x - (wide * count) / 2 + i * wide;
      const low = neck + row * 0.014;
      stones.push(arch(lit(i % 2 === 0 ? TRIM : SLATE, 0.1 - i * 0.1), [left, low, wide, 0.022]));
    }
  }
  stones.push(slab(TRIM, [x - side * 0.72, y - 0.012, side * 1.44, 0.012], -0.05));
  return [...stones, slab(TRIM, [x - side * 1.08, neck - 0.006, side * 2.16, 0.007], 0.2), ...onion(dome)];
}

function tent(): Stone[] {
  const [foot, eaves, tip] = [0, 0.43, 0.74];
  return [
    ...wall({
      from: foot,
      to: eaves,
      ends: straight(-0.082, 0.082),
      course: 0.028,
      stone: 0.034,
      dye: BRICK,
      light: "round",
      seed: 3,
    }),
    ...[-0.05, 0, 0.05].flatMap((x) => [
      arch(TRIM, [x - 0.016, 0.3, 0.032, 0.09]),
      arch("#3A2230", [x - 0.01, 0.3, 0.02, 0.08]),
    ]),
    ...[-2, -1, 0, 1, 2].map((i) => arch(lit(TRIM, 0.1 - i * 0.08), [i * 0.036 - 0.018, eaves, 0.036, 0.034])),
    ...wall({
      from: eaves + 0.02,
      to: tip,
      ends: tapered([eaves + 0.02, tip], [-0.076, 0.076], [-0.016, 0.016]),
      course: 0.024,
      stone: 0.032,
      dye: (row) => (row % 4 === 3 ? TRIM : BRICK),
      light: "round",
      seed: 5,
    }),
    ...onion({ x: 0, y: tip, half: 0.036, dyes: [GOLD, "#E5A93A"] }),
  ];
}

function gallery(): Stone[] {
  const stones = wall({
    from: 0,
    to: 0.13,
    ends: straight(-0.43, 0.43),
    course: 0.026,
    stone: 0.044,
    dye: BRICK,
    seed: 11,
  });
  for (let i = 0; i < 13; i++) {
    const x = -0.4 + i * 0.0667;
    stones.push(arch(TRIM, [x - 0.024, 0, 0.048, 0.092]), arch("#432430", [x - 0.016, 0, 0.032, 0.08]));
  }
  stones.push(slab(TRIM, [-0.44, 0.13, 0.88, 0.01], 0.16), slab(SLATE, [-0.425, 0.14, 0.85, 0.016], 0.05));
  return stones;
}

export const russian: WonderPicture = {
  height: 0.9,
  sky: ["#1D2A56", "#6E6AA6", "#F2B9A0"],
  ground: ["#D9DCEA", "#7F86A8"],
  site: [
    hill("#6A6FA0", [-0.34, 0.4, 0.12], 6),
    hill("#5A638E", [0.4, 0.36, 0.1], 7),
    hill("#C9CFE6", [-0.1, 0.6, 0.035], 4),
    blob("#F0F3FA", [0, -0.006, 0.54, 0.022], 3),
  ],
  stones: [
    ...tent(),
    ...tower({ x: -0.2, from: 0, y: 0.46, half: 0.066, dyes: ["#2F7F86", "#F1D27A"] }),
    ...tower({ x: 0.2, from: 0, y: 0.46, half: 0.066, dyes: ["#3C66B4", "#F3EAD6"] }),
    ...tower({ x: -0.37, from: 0, y: 0.345, half: 0.056, dyes: ["#3E8E54", "#E9C34F"] }),
    ...tower({ x: 0.37, from: 0, y: 0.345, half: 0.056, dyes: ["#B8423C", "#3F8A5C"] }),
    ...tower({ x: -0.105, from: 0, y: 0.315, half: 0.044, dyes: ["#C24A42", "#F3EAD6"] }),
    ...tower({ x: 0.105, from: 0, y: 0.315, half: 0.044, dyes: ["#E0A93E", "#2F7F86"] }),
    ...tower({ x: -0.285, from: 0, y: 0.245, half: 0.034, dyes: ["#7A55A8", "#E9D8A0"] }),
    ...tower({ x: 0.285, from: 0, y: 0.245, half: 0.034, dyes: ["#4C8FB8", "#D95A4A"] }),
    ...gallery(),
    flat("#2B1820", [-0.022, 0, 0.022, 0, 0.022, 0.07, 0, 0.095, -0.022, 0.07]),
  ],
};
