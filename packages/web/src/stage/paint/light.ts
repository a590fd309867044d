// What effects are made of: small pictures of light, each 64 pixels wide unless it says otherwise.

import { mix, withAlpha } from "../colour.ts";
import { type Context, downward, fillSpot, paintCanvas } from "./canvas.ts";

const LIGHT_SIZE = 64;

function across(context: Context, stops: readonly (readonly [number, string])[]): CanvasGradient {
  const gradient = context.createLinearGradient(0, 0, LIGHT_SIZE, 0);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  return gradient;
}

const HALF = LIGHT_SIZE / 2;

export type LightName = "spot" | "dot" | "square" | "shard" | "trail" | "sweep" | "ring" | "twist" | "eraser";

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
      for (let step = 0; step < 14; step++) {
        const angle = (arm * Math.PI * 2) / 3 + step * 0.14;
        const radius = 8 + step * 1.5;
        context.fillStyle = withAlpha(colour, 0.15 + (step / 14) * 0.8);
        context.beginPath();
        context.arc(HALF + Math.cos(angle) * radius, HALF + Math.sin(angle) * radius, 1 + step * 0.2, 0, Math.PI * 2);
        context.fill();
      }
    }
  },
  eraser: (context) => {
    context.fillStyle = "#E98B94";
    context.fillRect(8, 6, 48, 40);
    context.fillStyle = "#F7B7BC";
    context.fillRect(8, 6, 14, 40);
    context.fillStyle = "#4A6FB0";
    context.fillRect(8, 6, 48, 16);
  },
};

export function paintLight(name: LightName, colour: string): HTMLCanvasElement {
  return paintCanvas(LIGHT_SIZE, LIGHT_SIZE, (context) => LIGHTS[name](context, colour));
}
