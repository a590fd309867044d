// A temple of eight columns on its rock: the columns rise together, drum by drum.

import { blob, flat, hill, lit, slab, type Stone, straight, wall, type WonderPicture } from "./stone.ts";

const MARBLE = "#E9DCC4";
const SHADE = "#8F7B84";
const BLUE = "#3C64A8";
const RED = "#B2493F";
const COLUMNS = 8;
const DRUMS = 10;
const FOOT = 0.13;
const HEAD = 0.415;

function steps(): Stone[] {
  return [0, 1, 2].flatMap((i) =>
    wall({
      from: 0.07 + i * 0.02,
      to: 0.09 + i * 0.02,
      ends: straight(-0.455 + i * 0.014, 0.455 - i * 0.014),
      course: 0.02,
      stone: 0.075,
      dye: MARBLE,
      light: 0.14 - i * 0.05,
      seed: i + 12,
    }),
  );
}

function columns(): Stone[] {
  const stones: Stone[] = [];
  const rise = (HEAD - 0.03 - FOOT) / DRUMS;
  for (let drum = 0; drum < DRUMS; drum++) {
    for (let i = 0; i < COLUMNS; i++) {
      const half = 0.0245 - drum * 0.00055;
      const x = middleOf(i);
      const y = FOOT + drum * rise;
      // Flutes: light, face and shade side by side.
      stones.push(
        { points: [x - half, y, x + half, y, x + half, y + rise, x - half, y + rise], colour: lit(MARBLE, -0.06) },
        flat(lit(MARBLE, 0.5), [
          x - half * 0.7,
          y,
          x - half * 0.3,
          y,
          x - half * 0.3,
          y + rise,
          x - half * 0.7,
          y + rise,
        ]),
        flat(lit(MARBLE, -0.34), [x + half * 0.45, y, x + half, y, x + half, y + rise, x + half * 0.45, y + rise]),
      );
    }
  }
  for (let i = 0; i < COLUMNS; i++) {
    const x = middleOf(i);
    const [low, high] = [HEAD - 0.03, HEAD - 0.012];
    stones.push(
      { points: [x - 0.019, low, x + 0.019, low, x + 0.031, high, x - 0.031, high], colour: lit(MARBLE, 0.1) },
      slab(MARBLE, [x - 0.034, high, 0.068, 0.012], 0.3),
    );
  }
  return stones;
}

function middleOf(i: number): number {
  return -0.375 + (i * 0.75) / (COLUMNS - 1);
}

function frieze(): Stone[] {
  const stones = wall({
    from: HEAD,
    to: HEAD + 0.03,
    ends: straight(-0.415, 0.415),
    course: 0.03,
    stone: 0.104,
    dye: MARBLE,
    light: 0.16,
    seed: 31,
  });
  const fields = 15;
  for (let i = 0; i < fields; i++) {
    const x = -0.41 + (i * 0.82) / fields;
    const dye = i % 2 === 0 ? BLUE : i % 4 === 1 ? RED : MARBLE;
    stones.push(slab(dye, [x, HEAD + 0.03, 0.82 / fields, 0.034], 0.02));
  }
  return [...stones, ...ledge(HEAD + 0.064, 0.44, 0.014)];
}

function ledge(y: number, half: number, high: number): Stone[] {
  return wall({
    from: y,
    to: y + high,
    ends: straight(-half, half),
    course: high,
    stone: 0.11,
    dye: MARBLE,
    light: 0.3,
  });
}

const GABLE = HEAD + 0.078;
const TOP = GABLE + 0.128;

function gable(): Stone[] {
  const field = wall({
    from: GABLE,
    to: GABLE + 0.1,
    ends: (y) => {
      const half = 0.4 * (1 - (y - GABLE) / 0.112);
      return [-half, half];
    },
    course: 0.02,
    stone: 0.07,
    dye: BLUE,
    light: -0.14,
    seed: 5,
  });
  const figures = [-0.2, -0.13, -0.065, 0, 0.065, 0.13, 0.2].map((x, i) => {
    const high = 0.072 * (1 - Math.abs(x) / 0.34);
    const low = GABLE + 0.004;
    return flat(lit(MARBLE, 0.2 - i * 0.05), [
      x - 0.014,
      low,
      x + 0.014,
      low,
      x + 0.008,
      low + high,
      x - 0.008,
      low + high,
    ]);
  });
  const rakes = [-1, 1].flatMap((side) =>
    Array.from({ length: 6 }, (_, i): Stone => {
      const at = (u: number): readonly [number, number] => [side * 0.44 * (1 - u), GABLE + 0.112 * u];
      const [[ax, ay], [bx, by]] = [at(i / 6), at((i + 1) / 6)];
      return { points: [ax, ay, bx, by, bx, by + 0.017, ax, ay + 0.017], colour: lit(MARBLE, side < 0 ? 0.34 : 0.02) };
    }),
  );
  const gold = [-0.44, 0, 0.44].map((x) => {
    const y = x === 0 ? TOP : GABLE + 0.016;
    return flat("#F3C257", [x - 0.013, y, x + 0.013, y, x + 0.02, y + 0.028, x, y + 0.016, x - 0.02, y + 0.028]);
  });
  return [...field, ...figures, ...rakes, ...gold];
}

export const greek: WonderPicture = {
  height: TOP + 0.03,
  sky: ["#2B5FA8", "#7FB4DE", "#F8E6C8"],
  ground: ["#B9A27C", "#5C4A3C"],
  site: [
    hill("#7E9CBE", [0.3, 0.4, 0.13], 21),
    hill("#8FA9C6", [-0.42, 0.3, 0.09], 8),
    flat("#8C7A64", [-0.56, 0, 0.56, 0, 0.5, 0.05, 0.45, 0.07, -0.45, 0.07, -0.52, 0.035]),
    flat("#A8957A", [-0.5, 0.012, -0.1, 0.006, -0.18, 0.05, -0.44, 0.062]),
    blob("#5C6B45", [-0.46, 0.012, 0.07, 0.026], 6),
    blob("#66764B", [0.44, 0.01, 0.09, 0.024], 7),
  ],
  stones: [
    ...steps(),
    ...wall({
      from: FOOT,
      to: HEAD - 0.01,
      ends: straight(-0.33, 0.33),
      course: 0.048,
      stone: 0.11,
      dye: SHADE,
      light: -0.36,
      seed: 2,
    }),
    ...columns(),
    ...frieze(),
    ...gable(),
  ],
};
