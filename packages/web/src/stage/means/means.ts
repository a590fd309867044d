// What a skin does when something weighs: which way its board gives, what goes outward from rows, what a Hard Drop leaves.

import type { Flourish } from "../flourishes.ts";
import type { LightName } from "../paint/light.ts";
import type { Skin } from "../skin.ts";
import type { Sparks } from "../sparks.ts";
import type { Way } from "../dip.ts";

export interface MeansTools extends Flourish {
  /** Behind the well, over the ground: light, and what is no light. */
  readonly outer: Sparks;
  readonly dust: Sparks;
  /** The same behind the Blocks. */
  readonly under: Sparks;
  readonly dustUnder: Sparks;
}

/** Rows that went together. */
export interface Burst {
  /** Their middles, lowest first, in CSS pixels. */
  readonly ys: readonly number[];
  readonly weight: number;
  /** How far it goes, 0 to 1. */
  readonly force: number;
  /** What the limit on flashes leaves of light. */
  readonly brightness: number;
  /** Of a spin the piece's own; else undefined. */
  readonly colour: string | undefined;
}

/** A piece that came down. */
export interface Blow {
  /** Where it stands, in CSS pixels. */
  readonly left: number;
  readonly right: number;
  readonly foot: number;
  /** How far it fell, 0 to 1 of the Matrix. */
  readonly force: number;
  readonly brightness: number;
  readonly colour: string;
}

/** A picture of light in a colour. */
export type Ingredient = readonly [name: LightName, colour: string];

export interface Means {
  /** What it needs, to be painted before. */
  ingredients(skin: Skin, colours: readonly string[]): readonly Ingredient[];
  /** The way the board gives, as shares of how much it does. */
  readonly gives: Way;
  outward(tools: MeansTools, burst: Burst): void;
  impact(tools: MeansTools, blow: Blow): void;
}

/** Both sides of the Matrix, as the edge and the way outward. */
export function sides({ layout: { matrix } }: MeansTools): readonly (readonly [edge: number, out: 1 | -1])[] {
  return [
    [matrix.x, -1],
    [matrix.x + matrix.width, 1],
  ];
}

/** A ray along each row, past both walls over the ground. */
export function addRays(
  tools: MeansTools,
  burst: Burst,
  look: { readonly colour: string; readonly high: number },
): void {
  const { atlas, layout, isStill, outer } = tools;
  const { matrix, cell } = layout;
  const { force, brightness } = burst;
  const toWidth = matrix.width * 1.5 + cell * (2 + 26 * force);
  const height = cell * look.high;
  for (const y of burst.ys)
    outer.add({
      texture: atlas.light("ray", look.colour),
      x: matrix.x + matrix.width / 2,
      y,
      width: isStill ? toWidth : matrix.width * 1.5,
      height,
      toWidth,
      toHeight: isStill ? height : height * 0.5,
      lifeMs: 260 + 130 * force,
      alpha: Math.min(1, 0.4 + 0.6 * force) * brightness,
    });
}

/** From here on nothing greater can be made. */
const GREATEST = 0.95;

/** A ring that goes out from the greatest moves of a book alone. */
export function addHalo({ atlas, layout, isStill, outer }: MeansTools, burst: Burst, colour: string): void {
  if (burst.weight < GREATEST || isStill) return;
  const { matrix, cell } = layout;
  const to = cell * 40;
  outer.add({
    texture: atlas.light("ring", colour),
    x: matrix.x + matrix.width / 2,
    y: middleOf(burst.ys),
    width: cell * 10,
    height: cell * 10,
    toWidth: to,
    toHeight: to,
    lifeMs: 395,
    alpha: 0.7 * burst.brightness,
  });
}

/** The middle of all rows. */
export function middleOf(ys: readonly number[]): number {
  return ys.reduce((sum, y) => sum + y, 0) / Math.max(1, ys.length);
}
