// The sun that rises behind the stack when stone has won: a glow from the floor, and rays that open like a fan.

import type { Texture } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import { withAlpha } from "../colour.ts";
import { type Context, paintCanvas } from "../paint/canvas.ts";
import type { Layout } from "../stage.ts";
import { setSize } from "./cast.ts";
import { easeOut, share } from "./motion.ts";
import type { EndScene } from "./scene.ts";
import { endingMs } from "./times.ts";

const LASTS_MS = endingMs("crumble", "win");
const FROM_MS = 120;
const RISES_MS = 1_300;
const SETS_MS = 400;
/** What stays of it to be looked at. */
const STAYS = 0.6;
const RAYS = 15;
/** Its middle lies a little below the floor: the disc is seen in part. */
const DISC = 0.3;
const WARM = "#FFB04A";
const PALE = "#FFE3A0";

type Part = "glow" | "rays";

const PARTS: { readonly [Name in Part]: (context: Context, width: number, height: number) => void } = {
  glow: (context, width, height) => {
    const glow = context.createRadialGradient(width / 2, height, 0, width / 2, height, height);
    glow.addColorStop(0, withAlpha(PALE, 0.95));
    glow.addColorStop(DISC * 0.62, withAlpha(PALE, 0.9));
    glow.addColorStop(DISC * 0.68, withAlpha(WARM, 0.5));
    glow.addColorStop(0.6, withAlpha("#C4472E", 0.26));
    glow.addColorStop(1, withAlpha("#C4472E", 0));
    context.fillStyle = glow;
    context.fillRect(0, 0, width, height);
  },
  rays: (context, width, height) => {
    const fading = context.createRadialGradient(width / 2, height, height * DISC * 0.7, width / 2, height, height);
    fading.addColorStop(0, withAlpha(PALE, 0.5));
    fading.addColorStop(1, withAlpha(WARM, 0));
    context.fillStyle = fading;
    for (let i = 0; i < RAYS; i++) {
      const angle = Math.PI + ((i + 0.5) / RAYS) * Math.PI;
      const wide = (i % 2 === 0 ? 0.32 : 0.2) / RAYS;
      context.beginPath();
      context.moveTo(width / 2, height);
      for (const side of [-1, 1]) {
        const edge = angle + side * wide * Math.PI;
        context.lineTo(width / 2 + Math.cos(edge) * height * 1.5, height + Math.sin(edge) * height * 1.5);
      }
      context.fill();
    }
  },
};

/** As large as the Matrix, so that nothing of it lies outside. */
function picture(atlas: Atlas, { matrix }: Layout, part: Part): Texture {
  const { resolution } = atlas;
  const [width, height] = [matrix.width * resolution, matrix.height * resolution];
  return atlas.keep(`sunrise${part}${width}x${height}`, () =>
    paintCanvas(width, height, (context) => PARTS[part](context, width, height)),
  );
}

export function* warmSunrise(atlas: Atlas, layout: Layout): Generator<void> {
  for (const part of ["glow", "rays"] as const) {
    picture(atlas, layout, part);
    yield;
  }
}

export function addSunrise({ atlas, layout, under, strength, isStill }: EndScene): void {
  const { matrix } = layout;
  for (const part of ["glow", "rays"] as const) {
    under.add({
      texture: picture(atlas, layout, part),
      fromMs: FROM_MS,
      anchor: [0.5, 1],
      act: (sprite, ms) => {
        const risen = easeOut(share(ms, 0, RISES_MS));
        const set = (1 - STAYS) * share(ms, LASTS_MS - FROM_MS - SETS_MS, LASTS_MS - FROM_MS);
        sprite.position.set(matrix.x + matrix.width / 2, matrix.y + matrix.height);
        setSize(sprite, matrix.width, matrix.height * (isStill ? 1 : 0.25 + 0.75 * risen));
        // Rays breathe slowly, far below a flash.
        const breath = part === "glow" || isStill ? 1 : 0.75 + 0.25 * Math.sin(ms / 420);
        sprite.alpha = strength * risen * (1 - set) * breath;
      },
    });
  }
}
