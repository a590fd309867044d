// What effects are made of: small pictures of light, each 64 pixels wide unless it says otherwise.

import { mix, withAlpha } from "../colour.ts";
import { type Context, downward, fillSpot, paintCanvas } from "./canvas.ts";
import { paintGlyphs } from "./glyph.ts";

const LIGHT_SIZE = 64;

function across(context: Context, stops: readonly (readonly [number, string])[]): CanvasGradient {
  const gradient = context.createLinearGradient(0, 0, LIGHT_SIZE, 0);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  return gradient;
}

const HALF = LIGHT_SIZE / 2;

export type LightName =
  | "spot"
  | "dot"
  | "square"
  | "shard"
  | "trail"
  | "sweep"
  | "ring"
  | "twist"
  | "eraser"
  | "ray"
  | "beam"
  | "puff"
  | "stroke"
  | "glaze"
  | "star"
  | "prime";

const LIGHTS: { readonly [Name in LightName]: (context: Context, colour: string) => void } = {
  spot: (context, colour) =>
    fillSpot(context, { x: HALF, y: HALF, radius: HALF }, [
      [0, withAlpha(mix(colour, "#FFFFFF", 0.5), 1)],
      [0.25, withAlpha(colour, 0.6)],
      [1, withAlpha(colour, 0)],
    ]),
  dot: (context, colour) => {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(HALF, HALF, HALF - 2, 0, Math.PI * 2);
    context.fill();
  },
  square: (context, colour) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, LIGHT_SIZE, LIGHT_SIZE);
  },
  shard: (context, colour) => {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(HALF, 4);
    context.lineTo(LIGHT_SIZE - 6, LIGHT_SIZE - 10);
    context.lineTo(10, LIGHT_SIZE - 20);
    context.fill();
    context.fillStyle = withAlpha("#FFFFFF", 0.5);
    context.beginPath();
    context.moveTo(HALF, 4);
    context.lineTo(HALF + 4, LIGHT_SIZE - 18);
    context.lineTo(10, LIGHT_SIZE - 20);
    context.fill();
  },
  /** Brightest at its foot. */
  trail: (context, colour) => {
    context.fillStyle = downward(context, 0, LIGHT_SIZE, [
      [0, withAlpha(colour, 0)],
      [1, withAlpha(colour, 0.8)],
    ]);
    context.fillRect(0, 0, LIGHT_SIZE, LIGHT_SIZE);
  },
  sweep: (context, colour) => {
    context.fillStyle = across(context, [
      [0, withAlpha(colour, 0)],
      [0.3, withAlpha(colour, 0.75)],
      [0.5, withAlpha(mix(colour, "#FFFFFF", 0.7), 1)],
      [0.7, withAlpha(colour, 0.75)],
      [1, withAlpha(colour, 0)],
    ]);
    context.fillRect(0, 0, LIGHT_SIZE, LIGHT_SIZE);
  },
  ring: (context, colour) => {
    context.strokeStyle = colour;
    context.lineWidth = 4;
    context.shadowColor = colour;
    context.shadowBlur = 6;
    context.beginPath();
    context.arc(HALF, HALF, HALF - 8, 0, Math.PI * 2);
    context.stroke();
  },
  twist: (context, colour) => {
    context.lineCap = "round";
    for (let arm = 0; arm < 3; arm++) {
      for (let step = 0; step < 14; step += 0.25) {
        const angle = (arm * Math.PI * 2) / 3 + step * 0.14;
        const radius = 8 + step * 1.5;
        context.fillStyle = withAlpha(colour, 0.04 + (step / 14) * 0.26);
        context.beginPath();
        context.arc(HALF + Math.cos(angle) * radius, HALF + Math.sin(angle) * radius, 1 + step * 0.2, 0, Math.PI * 2);
        context.fill();
      }
    }
  },
  /** Of rubber, pink for pencil and blue for ink. */
  eraser: (context) => {
    context.fillStyle = "rgb(60 40 10 / 0.22)";
    context.beginPath();
    context.roundRect(7, 17, 54, 36, 9);
    context.fill();
    context.beginPath();
    context.roundRect(4, 12, 54, 36, 9);
    context.fillStyle = "#EC8F8A";
    context.fill();
    context.save();
    context.clip();
    context.fillStyle = "#6C86B8";
    context.beginPath();
    context.moveTo(42, 0);
    context.lineTo(64, 0);
    context.lineTo(64, 64);
    context.lineTo(36, 64);
    context.fill();
    context.fillStyle = "rgb(255 255 255 / 0.34)";
    context.fillRect(0, 12, 64, 8);
    context.fillStyle = "rgb(90 30 40 / 0.22)";
    context.fillRect(0, 42, 64, 6);
    context.restore();
  },
  /** As wide as what it comes from in its middle third, thinning out to both ends, with soft edges. */
  ray: (context, colour) => {
    context.fillStyle = across(context, [
      [0, withAlpha(colour, 0)],
      [0.2, withAlpha(colour, 0.25)],
      [0.38, withAlpha(mix(colour, "#FFFFFF", 0.4), 1)],
      [0.62, withAlpha(mix(colour, "#FFFFFF", 0.4), 1)],
      [0.8, withAlpha(colour, 0.25)],
      [1, withAlpha(colour, 0)],
    ]);
    context.fillRect(0, 0, LIGHT_SIZE, LIGHT_SIZE);
    context.globalCompositeOperation = "destination-in";
    context.fillStyle = downward(context, 0, LIGHT_SIZE, [
      [0, "rgb(0 0 0 / 0)"],
      [0.42, "rgb(0 0 0 / 1)"],
      [0.58, "rgb(0 0 0 / 1)"],
      [1, "rgb(0 0 0 / 0)"],
    ]);
    context.fillRect(0, 0, LIGHT_SIZE, LIGHT_SIZE);
    context.globalCompositeOperation = "source-over";
  },
  /** Narrow where it comes from, at its left, and wide and faint where it goes. */
  beam: (context, colour) => {
    context.fillStyle = across(context, [
      [0, withAlpha(mix(colour, "#FFFFFF", 0.6), 0.95)],
      [0.3, withAlpha(colour, 0.6)],
      [1, withAlpha(colour, 0)],
    ]);
    context.beginPath();
    context.moveTo(0, HALF - 3);
    context.lineTo(LIGHT_SIZE, 6);
    context.lineTo(LIGHT_SIZE, LIGHT_SIZE - 6);
    context.lineTo(0, HALF + 3);
    context.fill();
  },
  /** A small cloud of dust. */
  puff: (context, colour) => {
    for (const [x, y, radius, alpha] of [
      [26, 36, 22, 0.5],
      [40, 34, 20, 0.45],
      [33, 24, 17, 0.4],
    ] as const)
      fillSpot(context, { x, y, radius }, [
        [0, withAlpha(colour, alpha)],
        [0.5, withAlpha(colour, alpha * 0.6)],
        [1, withAlpha(colour, 0)],
      ]);
  },
  /** Drawn with a pencil in one go, pressed in the middle. */
  stroke: (context, colour) => {
    context.fillStyle = withAlpha(colour, 0.85);
    context.beginPath();
    context.moveTo(1, HALF + 2);
    context.quadraticCurveTo(HALF * 0.7, HALF - 14, LIGHT_SIZE - 1, HALF - 4);
    context.quadraticCurveTo(HALF * 0.9, HALF + 10, 1, HALF + 2);
    context.fill();
  },
  /** A glazed tile that catches the sun. */
  glaze: (context, colour) => {
    context.fillStyle = withAlpha(colour, 0.5);
    context.beginPath();
    context.roundRect(3, 3, LIGHT_SIZE - 6, LIGHT_SIZE - 6, 6);
    context.fill();
    context.fillStyle = withAlpha(mix(colour, "#FFFFFF", 0.55), 0.9);
    context.beginPath();
    context.moveTo(HALF, 10);
    context.lineTo(LIGHT_SIZE - 10, HALF);
    context.lineTo(HALF, LIGHT_SIZE - 10);
    context.lineTo(10, HALF);
    context.fill();
    context.fillStyle = withAlpha(colour, 0.9);
    context.beginPath();
    context.arc(HALF, HALF, 8, 0, Math.PI * 2);
    context.fill();
  },
  /** Characters, two to a cell. */
  star: (context, colour) =>
    paintGlyphs(context, { text: "**", x: 0, y: 0, cell: LIGHT_SIZE, colour: mix(colour, "#FFFFFF", 0.3), bloom: 0.4 }),
  prime: (context, colour) =>
    paintGlyphs(context, { text: "''", x: 0, y: 0, cell: LIGHT_SIZE, colour: mix(colour, "#FFFFFF", 0.3), bloom: 0.3 }),
};

export function paintLight(name: LightName, colour: string): HTMLCanvasElement {
  return paintCanvas(LIGHT_SIZE, LIGHT_SIZE, (context) => LIGHTS[name](context, colour));
}
