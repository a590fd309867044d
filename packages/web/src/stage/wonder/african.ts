// A great mosque of mud brick: buttresses with their cones, beams that stand out of the walls, three towers.

import { arch, blob, flat, hill, lit, slab, type Stone, straight, tapered, wall, type WonderPicture } from "./stone.ts";

const MUD = "#D09A62";
const BEAM = "#5A3524";
const SHELL = "#F7EBD2";

/** A cone on a buttress or a tower, with an ostrich egg on its point. */
function cone(x: number, y: number, half: number, high: number): Stone[] {
  const ends = (at: number): readonly [number, number] => {
    const left = half * (1 - ((at - y) / high) ** 1.7);
    return [x - left, x + left];
  };
  return [
    ...wall({
      from: y,
      to: y + high * 0.94,
      ends,
      course: high / 7,
      stone: half * 1.3,
      dye: MUD,
      light: "round",
      seed: 6,
    }),
    flat(SHELL, [
      x - 0.005,
      y + high * 0.92,
      x + 0.005,
      y + high * 0.92,
      x + 0.004,
      y + high + 0.008,
      x - 0.004,
      y + high + 0.008,
    ]),
  ];
}

function beams(xs: readonly number[], ys: readonly number[]): Stone[] {
  return ys.flatMap((y) =>
    xs.map((x) => flat(BEAM, [x - 0.008, y, x + 0.008, y - 0.003, x + 0.008, y + 0.004, x - 0.008, y + 0.006])),
  );
}

interface Tower {
  readonly x: number;
  readonly half: number;
  readonly height: number;
}

function tower({ x, half, height }: Tower): Stone[] {
  const neck = height * 0.8;
  return [
    ...wall({
      from: 0,
      to: neck,
      ends: tapered([0, neck], [x - half, x + half], [x - half * 0.78, x + half * 0.78]),
      course: 0.03,
      stone: 0.046,
      dye: MUD,
      light: "round",
      seed: Math.round(height * 100),
    }),
    ...beams(
      [x - half * 0.5, x, x + half * 0.5],
      [0.3, 0.44, 0.58, 0.72].map((share) => share * height),
    ),
    slab(MUD, [x - half * 0.9, neck, half * 1.8, 0.014], 0.26),
    ...cone(x - half * 0.52, neck + 0.014, half * 0.3, height * 0.11),
    ...cone(x + half * 0.52, neck + 0.014, half * 0.3, height * 0.11),
    ...cone(x, neck + 0.014, half * 0.44, height * 0.2),
  ];
}

const BUTTRESSES = [-0.43, -0.355, -0.28, -0.1, 0.1, 0.28, 0.355, 0.43] as const;

function buttress(x: number): Stone[] {
  return [
    ...wall({
      from: 0,
      to: 0.25,
      ends: tapered([0, 0.25], [x - 0.019, x + 0.019], [x - 0.013, x + 0.013]),
      course: 0.036,
      stone: 0.05,
      dye: MUD,
      light: 0.34,
      seed: 8,
    }),
    ...cone(x, 0.25, 0.016, 0.065),
  ];
}

function doors(): Stone[] {
  return [-0.19, 0.19, 0].flatMap((x) => [
    arch(lit(MUD, -0.3), [x - 0.03, 0, 0.06, 0.12]),
    arch("#3A2018", [x - 0.021, 0, 0.042, 0.1]),
  ]);
}

export const african: WonderPicture = {
  height: 0.6,
  sky: ["#4E6FA0", "#F0B377", "#FFE2A8"],
  ground: ["#D9A066", "#6E4227"],
  site: [
    hill("#E0A878", [-0.3, 0.44, 0.05], 5),
    hill("#D79A68", [0.36, 0.34, 0.07], 3),
    blob("#56683F", [-0.48, 0.075, 0.06, 0.055], 7),
    flat("#5A3A28", [-0.484, -0.01, -0.476, -0.01, -0.477, 0.06, -0.483, 0.06]),
    blob("#6B7B48", [0.49, 0.06, 0.05, 0.045], 8),
    flat("#5A3A28", [0.487, -0.01, 0.494, -0.01, 0.493, 0.05, 0.488, 0.05]),
    blob("#C8925C", [0, -0.012, 0.56, 0.03], 3),
  ],
  stones: [
    ...tower({ x: -0.19, half: 0.072, height: 0.47 }),
    ...tower({ x: 0.19, half: 0.072, height: 0.47 }),
    ...tower({ x: 0, half: 0.085, height: 0.58 }),
    ...wall({ from: 0, to: 0.215, ends: straight(-0.46, 0.46), course: 0.031, stone: 0.062, dye: MUD, seed: 2 }),
    ...beams([-0.39, -0.318, -0.245, -0.145, -0.05, 0.05, 0.145, 0.245, 0.318, 0.39], [0.1, 0.165]),
    ...BUTTRESSES.flatMap(buttress),
    ...doors(),
  ],
};
