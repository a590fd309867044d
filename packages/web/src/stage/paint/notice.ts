// What is announced, as a picture: a title that is broken where it is too long, and smaller lines beneath it.

import type { Atlas } from "../atlas.ts";
import { withAlpha } from "../colour.ts";
import { noticeInks } from "../noticeInks.ts";
import type { Spot } from "../noticeSpots.ts";
import { type Context, paintCanvas } from "./canvas.ts";

const LINE_HEIGHT = 1.25;
/** What else there is to say is smaller than the action. */
const SMALL = 0.74;

export interface NoticeLines {
  readonly title: string;
  readonly more: readonly string[];
}

interface Line {
  readonly text: string;
  readonly font: number;
  readonly isMore: boolean;
}

/** `glow`: how far its light reaches, as a share of its size. */
export function paintNotice(
  { resolution, skin }: Atlas,
  { title, more }: NoticeLines,
  spot: Spot & { readonly glow: number },
): HTMLCanvasElement {
  const font = spot.font * resolution;
  const most = spot.width * resolution;
  const style = (size: number): string => `700 ${size}px ${skin.font}`;
  const measure = paintCanvas(1, 1, () => undefined).getContext("2d");
  const widthOf = (text: string, size: number): number => {
    if (measure !== null) measure.font = style(size);
    return measure?.measureText(text).width ?? 0;
  };
  const broken = [
    ...wrap(title, (text) => widthOf(text, font) <= most).map((text): Line => ({ text, font, isMore: false })),
    ...more.map((text): Line => ({ text, font: font * SMALL, isMore: true })),
  ];
  const high = broken.reduce((sum, line) => sum + line.font * LINE_HEIGHT, 0);
  const widest = Math.max(1, ...broken.map((line) => widthOf(line.text, line.font)));
  const share = Math.min(1, most / widest, (spot.height * resolution) / high);
  const titles = broken.filter(({ isMore }) => !isMore).length;
  const pad = font * 0.6;
  const { ink, strong, glow, ...under } = noticeInks(skin, spot.isInside);
  const ground = withAlpha(under.ground, 0.85);
  return paintCanvas(most + pad * 2, high * share + pad * 2, (context) => {
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.lineJoin = "round";
    let top = pad;
    broken.forEach((line, i) => {
      context.font = style(line.font * share);
      context.fillStyle = i === 0 && titles > 1 ? strong : ink;
      const y = top + (line.font * share * LINE_HEIGHT) / 2;
      write(context, line.text, { x: most / 2 + pad, y, font: font * share, ground, glow, reach: spot.glow });
      top += line.font * share * LINE_HEIGHT;
    });
  });
}

interface Written {
  readonly x: number;
  readonly y: number;
  readonly font: number;
  readonly ground: string;
  readonly glow: string;
  readonly reach: number;
}

function write(context: Context, text: string, { x, y, font, ground, glow, reach }: Written): void {
  context.lineWidth = font * 0.26;
  context.strokeStyle = ground;
  context.strokeText(text, x, y);
  context.shadowColor = glow;
  context.shadowBlur = font * reach;
  context.fillText(text, x, y);
  context.shadowBlur = 0;
}

function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
