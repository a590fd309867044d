// Standing stones with their lintels: the far half of the ring, the great trilithons, the near half.

import { makeDice } from "../paint/canvas.ts";
import { blob, hill, lit, type Stone, type WonderPicture } from "./stone.ts";

const SARSEN = "#9C9A8C";
const LICHEN = "#8D9670";

const dice = makeDice(44);

/** A stone that nobody has squared, in a few lifts: it is raised slowly. */
function standing(x: number, y: number, [width, height]: readonly [number, number], light: number): Stone[] {
  const lifts = Math.max(2, Math.round(height / 0.05));
  const lean = dice(-0.006, 0.006);
  const halves = Array.from({ length: lifts + 1 }, (_, i) => (width / 2) * (1 - (0.18 * i) / lifts) * dice(0.92, 1.06));
  return Array.from({ length: lifts }, (_, i): Stone => {
    const [low, top] = [y + (height * i) / lifts, y + (height * (i + 1)) / lifts];
    const [from, to] = [halves[i]!, halves[i + 1]!];
    const [lowX, topX] = [x + (lean * i) / lifts, x + (lean * (i + 1)) / lifts];
    const dye = dice(0, 1) < 0.3 ? LICHEN : SARSEN;
    return {
      points: [lowX - from, low, lowX + from, low, topX + to, top, topX - to, top],
      colour: lit(dye, light + dice(-0.06, 0.05)),
    };
  });
}

function lintel([from, to]: readonly [number, number], y: number, high: number, light: number): Stone {
  const bend = dice(-0.003, 0.003);
  return {
    points: [from, y, to, y + bend, to - 0.004, y + high + bend, from + 0.004, y + high],
    colour: lit(SARSEN, light + 0.1),
  };
}

/** Uprights along a row with a lintel from each to the next. */
function row(xs: readonly number[], y: number, [width, height]: readonly [number, number], light: number): Stone[] {
  const stones = xs.flatMap((x) => standing(x, y, [width, height], light));
  const lintels = xs.slice(1).map((x, i) => {
    const near = width * 0.46;
    return lintel(
      [xs[i]! - (i === 0 ? near : 0), x + (i === xs.length - 2 ? near : 0)],
      y + height,
      width * 0.5,
      light,
    );
  });
  return [...stones, ...lintels];
}

function trilithon(x: number, y: number, height: number): Stone[] {
  return [
    ...standing(x - 0.043, y, [0.058, height], 0.06),
    ...standing(x + 0.043, y, [0.058, height], -0.12),
    lintel([x - 0.08, x + 0.08], y + height, 0.042, 0.1),
  ];
}

function blueStones(): Stone[] {
  return [-0.19, -0.135, -0.075, 0.07, 0.13, 0.2].flatMap((x, i) =>
    standing(x, 0.05 - Math.abs(x) * 0.06, [0.026, 0.075 + (i % 3) * 0.012], -0.2),
  );
}

export const celtic: WonderPicture = {
  height: 0.42,
  sky: ["#33476B", "#9C8FB0", "#F6C7A0"],
  ground: ["#7C9060", "#35492F"],
  site: [
    hill("#7F8CA0", [-0.24, 0.5, 0.11], 12),
    hill("#6E8288", [0.3, 0.44, 0.13], 14),
    blob("#7F9561", [0, 0.016, 0.56, 0.062], 11),
    blob("#95A871", [0, 0.024, 0.45, 0.04], 18),
  ],
  stones: [
    ...row([-0.33, -0.25, -0.165, -0.08, 0.005, 0.09, 0.175, 0.26, 0.335], 0.07, [0.034, 0.13], -0.3),
    ...trilithon(-0.2, 0.05, 0.24),
    ...trilithon(0.2, 0.05, 0.24),
    ...trilithon(0, 0.06, 0.3),
    ...blueStones(),
    ...row([-0.46, -0.37, -0.27], 0.006, [0.05, 0.2], 0.12),
    ...row([0.25, 0.35, 0.45], 0.004, [0.05, 0.2], 0),
    ...standing(-0.12, -0.02, [0.052, 0.17], 0.16),
    ...standing(0.13, -0.022, [0.05, 0.12], 0.02),
  ],
};
