// Seven wonders in a few strokes: x from -0.5 to 0.5, y from 0 at the ground up to 1.

import type { Context } from "./canvas.ts";

export interface Dyes {
  readonly stone: string;
  readonly shade: string;
  readonly glint: string;
}

type Wonder = (context: Context, dyes: Dyes) => void;

function shape(context: Context, colour: string, points: readonly number[]): void {
  context.fillStyle = colour;
  context.beginPath();
  for (let i = 0; i < points.length; i += 2) context.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  context.fill();
}

function block(
  context: Context,
  colour: string,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  context.fillStyle = colour;
  context.fillRect(x, y, width, height);
}

/** Nine terraces, a stair, a temple with its comb. */
const mayan: Wonder = (context, { stone, shade, glint }) => {
  for (let i = 0; i < 9; i++) {
    const half = 0.48 - i * 0.043;
    block(context, i % 2 === 0 ? stone : shade, [-half, i * 0.083, half * 2, 0.0835]);
    block(context, glint, [-half, i * 0.083 + 0.076, half * 2, 0.007]);
  }
  shape(context, shade, [-0.11, 0, 0.11, 0, 0.075, 0.75, -0.075, 0.75]);
  block(context, stone, [-0.1, 0.745, 0.2, 0.12]);
  block(context, shade, [-0.025, 0.745, 0.05, 0.08]);
  block(context, glint, [-0.115, 0.862, 0.23, 0.014]);
  for (let i = -2; i <= 2; i++) block(context, stone, [i * 0.03 - 0.011, 0.875, 0.022, 0.11]);
};

/** A temple of eight columns on its hill. */
const greek: Wonder = (context, { stone, shade, glint }) => {
  shape(context, shade, [-0.5, 0, 0.5, 0, 0.44, 0.2, -0.44, 0.2]);
  for (let i = 0; i < 3; i++)
    block(context, i === 1 ? shade : stone, [-0.43 + i * 0.012, 0.2 + i * 0.025, 0.86 - i * 0.024, 0.026]);
  block(context, shade, [-0.36, 0.27, 0.72, 0.42]);
  for (let i = 0; i < 8; i++) {
    const x = -0.375 + i * 0.1015;
    block(context, stone, [x, 0.275, 0.04, 0.4]);
    block(context, glint, [x, 0.275, 0.008, 0.4]);
    block(context, stone, [x - 0.008, 0.665, 0.056, 0.022]);
  }
  block(context, stone, [-0.41, 0.685, 0.82, 0.07]);
  block(context, glint, [-0.42, 0.752, 0.84, 0.012]);
  shape(context, stone, [-0.42, 0.764, 0.42, 0.764, 0, 0.99]);
  shape(context, shade, [-0.34, 0.78, 0.34, 0.78, 0, 0.955]);
};

/** A great pyramid and two lesser, the sun on one face. */
const egyptian: Wonder = (context, { stone, shade, glint }) => {
  const pyramid = (x: number, half: number, height: number): void => {
    shape(context, shade, [x - half, 0, x + half, 0, x, height]);
    shape(context, stone, [x - half, 0, x + half * 0.22, 0, x, height]);
    shape(context, glint, [x - half * 0.075, height * 0.925, x + half * 0.03, height * 0.925, x, height]);
  };
  pyramid(0.33, 0.19, 0.42);
  pyramid(-0.35, 0.17, 0.36);
  pyramid(0, 0.42, 0.98);
};

/** Standing stones with their lintels, in two rings. */
const celtic: Wonder = (context, { stone, shade, glint }) => {
  shape(context, shade, [-0.58, 0, 0.58, 0, 0.5, 0.07, -0.5, 0.07]);
  const trilithon = (x: number, width: number, height: number): void => {
    const leg = width * 0.26;
    shape(context, stone, [x, 0.04, x + leg, 0.04, x + leg * 0.9, height, x + leg * 0.12, height]);
    shape(context, shade, [
      x + width - leg,
      0.04,
      x + width,
      0.04,
      x + width - leg * 0.1,
      height,
      x + width - leg * 0.9,
      height,
    ]);
    shape(context, stone, [x - 0.008, height, x + width + 0.008, height, x + width, height + 0.1, x, height + 0.09]);
    block(context, glint, [x, height + 0.085, width, 0.009]);
  };
  for (const [x, width, height] of [
    [-0.47, 0.15, 0.46],
    [0.32, 0.15, 0.46],
    [-0.29, 0.18, 0.66],
    [0.11, 0.18, 0.66],
    [-0.12, 0.24, 0.87],
  ] as const) {
    trilithon(x, width, height);
  }
};

/** A mosque of earth with its beams, as in Djenné. */
const african: Wonder = (context, { stone, shade, glint }) => {
  block(context, shade, [-0.48, 0, 0.96, 0.3]);
  for (let i = 0; i < 13; i++) {
    const x = -0.48 + i * 0.075;
    shape(context, stone, [x, 0, x + 0.05, 0, x + 0.044, 0.36, x + 0.025, 0.41, x + 0.006, 0.36]);
  }
  for (const [x, half, height] of [
    [-0.3, 0.07, 0.74],
    [0.3, 0.07, 0.74],
    [0, 0.09, 0.94],
  ] as const) {
    shape(context, stone, [
      x - half,
      0,
      x + half,
      0,
      x + half * 0.75,
      height * 0.9,
      x,
      height,
      x - half * 0.75,
      height * 0.9,
    ]);
    shape(context, shade, [x + half * 0.2, 0, x + half, 0, x + half * 0.75, height * 0.9, x, height]);
    for (let row = 0; row < 6; row++) {
      for (const dx of [-0.6, -0.2, 0.2, 0.6])
        block(context, glint, [x + dx * half - 0.004, height * (0.3 + row * 0.1), 0.009, 0.014]);
    }
    shape(context, glint, [x - 0.006, height, x + 0.006, height, x, height + 0.055]);
  }
};

/** A castle of five roofs on its stone foot. */
const japanese: Wonder = (context, { stone, shade, glint }) => {
  shape(context, shade, [-0.5, 0, 0.5, 0, 0.43, 0.22, -0.43, 0.22]);
  for (let i = 0; i < 5; i++) {
    const y = 0.22 + i * 0.148;
    const half = 0.4 - i * 0.062;
    block(context, stone, [-half, y, half * 2, 0.1]);
    const windows = 9 - i;
    const pitch = (half * 2) / windows;
    const eave = half + 0.075;
    for (let w = 0; w < windows; w++) block(context, shade, [-half + pitch * (w + 0.3), y + 0.03, pitch * 0.4, 0.045]);
    context.fillStyle = shade;
    context.beginPath();
    context.moveTo(-eave, y + 0.115);
    context.quadraticCurveTo(-half, y + 0.09, -half * 0.75, y + 0.17);
    context.lineTo(half * 0.75, y + 0.17);
    context.quadraticCurveTo(half, y + 0.09, eave, y + 0.115);
    context.quadraticCurveTo(0, y + 0.07, -eave, y + 0.115);
    context.fill();
    block(context, glint, [-half * 0.75, y + 0.163, half * 1.5, 0.008]);
  }
  shape(context, glint, [-0.07, 0.96, -0.05, 0.96, -0.065, 1]);
  shape(context, glint, [0.05, 0.96, 0.07, 0.96, 0.065, 1]);
};

function onion(context: Context, x: number, y: number, dome: { readonly half: number; readonly dyes: Dyes }): void {
  const { half, dyes } = dome;
  const height = half * 2.9;
  const outline = (share: number): void => {
    context.beginPath();
    context.moveTo(x - half * 0.62 * share, y);
    context.bezierCurveTo(
      x - half * 1.5 * share,
      y + height * 0.35,
      x - half * 0.5 * share,
      y + height * 0.6,
      x,
      y + height,
    );
    context.bezierCurveTo(
      x + half * 0.5 * share,
      y + height * 0.6,
      x + half * 1.5 * share,
      y + height * 0.35,
      x + half * 0.62 * share,
      y,
    );
    context.fill();
  };
  context.fillStyle = dyes.shade;
  outline(1);
  context.fillStyle = dyes.stone;
  outline(0.62);
  context.fillStyle = dyes.glint;
  outline(0.16);
  context.fillRect(x - 0.002, y + height, 0.004, 0.035);
  context.fillRect(x - 0.011, y + height + 0.019, 0.022, 0.006);
}

/** A cathedral of nine domes. */
const russian: Wonder = (context, dyes) => {
  const { stone, shade, glint } = dyes;
  block(context, shade, [-0.44, 0, 0.88, 0.13]);
  for (let i = 0; i < 22; i++) {
    const x = -0.43 + i * 0.0395;
    block(context, glint, [x + 0.008, 0.025, 0.014, 0.05]);
    shape(context, stone, [x, 0.13, x + 0.0395, 0.13, x + 0.02, 0.165]);
  }
  for (const [x, half, height] of [
    [-0.38, 0.05, 0.36],
    [0.38, 0.05, 0.36],
    [-0.25, 0.06, 0.5],
    [0.25, 0.06, 0.5],
    [-0.125, 0.058, 0.4],
    [0.125, 0.058, 0.4],
  ] as const) {
    block(context, stone, [x - half * 0.7, 0.1, half * 1.4, height - 0.1]);
    block(context, shade, [x + half * 0.2, 0.1, half * 0.5, height - 0.1]);
    for (let i = 1; i < 4; i++) block(context, glint, [x - half * 0.7, height * (0.25 + i * 0.19), half * 1.4, 0.004]);
    for (const y of [0.5, 0.72]) {
      for (const dx of [-0.42, -0.08, 0.26])
        block(context, shade, [x + dx * half, height * y, half * 0.2, height * 0.09]);
    }
    for (const dx of [-0.7, -0.23, 0.24]) {
      shape(context, glint, [
        x + dx * half,
        height - 0.03,
        x + (dx + 0.46) * half,
        height - 0.03,
        x + (dx + 0.23) * half,
        height,
      ]);
    }
    onion(context, x, height, { half, dyes });
  }
  shape(context, stone, [-0.09, 0.1, 0.09, 0.1, 0.075, 0.55, 0.02, 0.8, -0.02, 0.8, -0.075, 0.55]);
  shape(context, shade, [0.02, 0.1, 0.09, 0.1, 0.075, 0.55, 0.02, 0.8]);
  block(context, glint, [-0.078, 0.545, 0.156, 0.01]);
  onion(context, 0, 0.8, { half: 0.04, dyes });
};

export const WONDERS: readonly Wonder[] = [mayan, greek, egyptian, celtic, african, japanese, russian];
