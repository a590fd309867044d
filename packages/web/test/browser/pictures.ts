// What a picture of the page shows: its pixels, and what people would call them.

import { inflateSync } from "node:zlib";
import type { CDPSession, Page } from "playwright-core";
import type { Rect } from "../../src/stage/stage.ts";

export type Colour = readonly [red: number, green: number, blue: number];

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, and whatever else there is of it, row by row. */
  readonly parts: Uint8Array;
  readonly channels: number;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** What the page shows now, packed in little time and not into little room: a picture is looked at once. */
export async function takePicture(page: Page): Promise<Picture> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const shot = await (await session).send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
  return decodePng(Buffer.from(shot.data, "base64"));
}

/** The kind of PNG that browsers make: eight bits a channel, not interlaced. */
function decodePng(png: Buffer): Picture {
  let at = 8;
  let [width, height, channels] = [0, 0, 3];
  const parts: Buffer[] = [];
  while (at < png.length) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === "IHDR") {
      width = data.readUInt32BE(0);
      height = data.readUInt32BE(4);
      if (data[8] !== 8 || data[12] !== 0 || (data[9] !== 2 && data[9] !== 6)) throw new Error("an unknown PNG");
      channels = data[9] === 6 ? 4 : 3;
    } else if (type === "IDAT") parts.push(data);
    at += length + 12;
  }
  return {
    width,
    height,
    channels,
    parts: unfilter(inflateSync(Buffer.concat(parts)), height, width * channels, channels),
  };
}

function unfilter(raw: Uint8Array, height: number, stride: number, channels: number): Uint8Array {
  const pixels = new Uint8Array(height * stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const guess = GUESSES[raw[start]!]!;
    for (let x = 0; x < stride; x++) {
      const i = y * stride + x;
      const left = x < channels ? 0 : pixels[i - channels]!;
      const up = y === 0 ? 0 : pixels[i - stride]!;
      const corner = x < channels || y === 0 ? 0 : pixels[i - stride - channels]!;
      pixels[i] = raw[start + 1 + x]! + guess(left, up, corner);
    }
  }
  return pixels;
}

/** What each filter takes a byte to be, by those around it. */
const GUESSES: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const toLeft = Math.abs(guess - left);
  const toUp = Math.abs(guess - up);
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

export function pixelsOf(picture: Picture, rect: Rect): Colour[] {
  const { parts } = picture;
  return placesOf(picture, rect).map((i) => [parts[i]!, parts[i + 1]!, parts[i + 2]!]);
}

/** Where the parts of a rectangle's pixels begin. */
function placesOf({ width, height, channels }: Picture, rect: Rect): number[] {
  const places: number[] = [];
  const right = Math.min(width, Math.floor(rect.x + rect.width));
  const bottom = Math.min(height, Math.floor(rect.y + rect.height));
  for (let y = Math.max(0, Math.ceil(rect.y)); y < bottom; y++) {
    for (let x = Math.max(0, Math.ceil(rect.x)); x < right; x++) places.push((y * width + x) * channels);
  }
  if (places.length === 0) throw new Error("there is nothing of the picture in this rectangle");
  return places;
}

/** How many pixels of a rectangle are seen to differ. */
export function changed(one: Picture, other: Picture, rect: Rect): number {
  if (one.width !== other.width || one.channels !== other.channels) throw new Error("two pictures of different kinds");
  const differs = (i: number): boolean => Math.abs(one.parts[i]! - other.parts[i]!) > 12;
  return placesOf(one, rect).filter((i) => differs(i) || differs(i + 1) || differs(i + 2)).length;
}

/** The share of a rectangle's pixels that are seen to differ, 0 to 1. */
export function changedShare(one: Picture, other: Picture, rect: Rect): number {
  return changed(one, other, rect) / placesOf(one, rect).length;
}

export function meanColour(pixels: readonly Colour[]): Colour {
  const mean = (channel: 0 | 1 | 2): number =>
    pixels.reduce((sum, pixel) => sum + pixel[channel], 0) / Math.max(1, pixels.length);
  return [mean(0), mean(1), mean(2)];
}

/** Hue in degrees and how colourful it is, 0 to 1. */
export function hueOf([red, green, blue]: Colour): { readonly hue: number; readonly chroma: number } {
  const high = Math.max(red, green, blue);
  const chroma = high - Math.min(red, green, blue);
  if (chroma === 0) return { hue: 0, chroma: 0 };
  const sector =
    high === red
      ? (green - blue) / chroma + 6
      : high === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return { hue: (sector * 60) % 360, chroma: chroma / 255 };
}

/** Pixels that are of a strong colour: those of minos, on a dark ground. */
export function vividPixels(picture: Picture, rect: Rect): Colour[] {
  return pixelsOf(picture, rect).filter((pixel) => hueOf(pixel).chroma > 0.4);
}

/** The names that the source gives to colours, as hues. */
const HUES: readonly (readonly [name: string, from: number, to: number])[] = [
  ["red", -20, 12],
  ["orange", 18, 38],
  ["yellow", 42, 65],
  ["green", 90, 160],
  ["light blue", 172, 208],
  ["dark blue", 215, 250],
  ["purple", 258, 300],
];

export function colourName(pixels: readonly Colour[]): string {
  const { hue, chroma } = hueOf(meanColour(pixels));
  if (chroma < 0.2) return "none";
  return HUES.find(([, from, to]) => (hue >= from && hue <= to) || hue - 360 >= from)?.[0] ?? `hue ${Math.round(hue)}`;
}

export function luminance([red, green, blue]: Colour): number {
  const linear = (part: number): number => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of WCAG, 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
