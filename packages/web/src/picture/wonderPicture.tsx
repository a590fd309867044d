// A wonder as a painting on a canvas, as far as it is built (N-22). One that has not been begun is a drawing in dust.

import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Context, downward } from "../stage/paint/canvas.ts";
import { paintScenery, paintSite, paintStones, type Painting, standIn } from "../stage/wonder/paintWonder.ts";
import { stonesAt, wonderPicture } from "../stage/wonder/pictures.ts";

/** How long the stones take to come to their places. */
const BUILD_MS = 2000;
const DUST = "#E8D2AE";
const CHALK = "#FFF6E4";
const MOST_SCALE = 2;
/** So much wider than high, a painting has room for words beside the wonder. */
const WIDE = 1.5;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface WonderPictureProps {
  readonly index: number;
  /** The part of it that is built, 0 to 1; undefined: it has not been begun. */
  readonly share: number | undefined;
  /** In pixels of the canvas; the page decides how large it is shown. Undefined: as large as the page shows it. */
  readonly size?: Size;
  /** The part of a wide painting that words take at the left, in CSS pixels. */
  readonly marginPx?: number;
  /** Its stones come one after the other. */
  readonly isBuilding?: boolean;
}

/** Without words: whoever shows it says what it is. */
export function WonderPicture({ index, share, size, marginPx = 0, isBuilding = false }: WonderPictureProps): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height, scale } = useSize(canvas, size);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (context === null || context === undefined) return undefined;
    context.canvas.width = width;
    context.canvas.height = height;
    const margin = width > height * WIDE ? marginPx * scale : 0;
    const painting = { picture: wonderPicture(index), width, height, margin };
    if (share === undefined) return void paintDust(context, painting);
    paintScenery(context, painting);
    paintSite(context, painting.picture, standIn(painting), CHALK);
    return raise(context, painting, stonesAt(painting.picture, share), isBuilding);
  }, [index, share, width, height, scale, marginPx, isBuilding]);
  return <canvas ref={canvas} class="wonder-canvas" aria-hidden="true" />;
}

interface Measured extends Size {
  /** Pixels of the canvas to a CSS pixel. */
  readonly scale: number;
}

/** What it is given, or what the page gives it. */
function useSize(canvas: { readonly current: HTMLCanvasElement | null }, given: Size | undefined): Measured {
  const [size, setSize] = useState<Measured>({ width: 1, height: 1, scale: 1 });
  useLayoutEffect(() => {
    const element = canvas.current;
    if (element === null || given !== undefined) return undefined;
    const measure = (): void => {
      const scale = Math.min(MOST_SCALE, devicePixelRatio);
      const [width, height] = [element.clientWidth, element.clientHeight].map((px) =>
        Math.max(1, Math.round(px * scale)),
      );
      setSize((old) =>
        old.width === width && old.height === height ? old : { width: width!, height: height!, scale },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [given]);
  return given === undefined ? size : { ...given, scale: 1 };
}

/** Returns what calls it off. */
function raise(context: Context, painting: Painting, goal: number, isBuilding: boolean): () => void {
  const stand = standIn(painting);
  let painted = 0;
  const paintTo = (stones: number): void => {
    paintStones(context, painting.picture, stand, painted, stones);
    painted = stones;
  };
  if (!isBuilding) paintTo(goal);
  let begun: number | undefined;
  let frame = 0;
  const next = (nowMs: number): void => {
    begun ??= nowMs;
    const share = Math.min(1, (nowMs - begun) / BUILD_MS);
    // Quickly at first, and the last ones by themselves.
    const eased = 1 - (1 - share) ** 2;
    paintTo(share < 1 ? Math.floor(goal * eased) : goal);
    if (share < 1) frame = requestAnimationFrame(next);
  };
  if (isBuilding) frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}

function paintDust(context: Context, painting: Painting): void {
  const { picture, width, height } = painting;
  context.fillStyle = downward(context, 0, height, [
    [0, "#1B1526"],
    [1, "#2C2030"],
  ]);
  context.fillRect(0, 0, width, height);
  // Twice: a drawing, not a breath of one.
  for (let i = 0; i < 2; i++) paintSite(context, { ...picture, site: [] }, standIn(painting), DUST);
}
