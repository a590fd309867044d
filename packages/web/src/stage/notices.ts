// Notifications: an action is named where the eyes are, inside the Matrix up to level 10 and outside it after (G-13.1.5).

import { Container, Sprite } from "pixi.js";
import type { Atlas } from "./atlas.ts";
import { withAlpha } from "./colour.ts";
import { type Spot, spotFor } from "./noticeSpots.ts";
import { type Context, paintCanvas } from "./paint/canvas.ts";
import type { Layout } from "./stage.ts";

const LIFE_MS = 1100;
const IN_MS = 90;
const LINE_HEIGHT = 1.25;
/** What else there is to say is smaller than the action. */
const SMALL = 0.74;

/** What one Lock Down is announced as. */
export interface Notice {
  readonly title: string;
  /** What stands beneath it, such as a new level. */
  readonly more: readonly string[];
}

export class Notices {
  readonly container: Container = new Container();
  readonly #atlas: Atlas;
  readonly #layout: Layout;
  readonly #isStill: boolean;
  readonly #sprite: Sprite = new Sprite();
  #ageMs = LIFE_MS;
  #y = 0;

  constructor(atlas: Atlas, layout: Layout, isStill: boolean) {
    this.#atlas = atlas;
    this.#layout = layout;
    this.#isStill = isStill;
    this.#sprite.anchor.set(0.5);
    this.#sprite.visible = false;
    this.container.addChild(this.#sprite);
  }

  /** The first writing in a face takes long: it is done before there is anything to announce. */
  *warm(): Generator<void> {
    yield void paintNotice(this.#atlas, { title: "Korobeinix", more: [] }, spotFor(this.#layout, 1));
  }

  /** A later notice takes the place of an earlier one: they are never piled up. */
  show(notice: Notice, level: number): void {
    const spot = spotFor(this.#layout, level);
    const key = `n${spot.font},${spot.width}x${spot.height},${spot.isInside},${[notice.title, ...notice.more].join("\n")}`;
    this.#sprite.texture = this.#atlas.keep(key, () => paintNotice(this.#atlas, notice, spot));
    this.#y = spot.y;
    this.#sprite.position.set(Math.round(spot.x), this.#y);
    this.#sprite.visible = true;
    this.#ageMs = 0;
  }

  /** Another game: what was announced in the last one is gone. */
  reset(): void {
    this.#ageMs = LIFE_MS;
    this.#sprite.visible = false;
  }

  step(deltaMs: number): boolean {
    if (this.#ageMs >= LIFE_MS) return false;
    this.#ageMs += deltaMs;
    const coming = Math.min(1, this.#ageMs / IN_MS);
    const going = Math.max(0, (this.#ageMs - LIFE_MS * 0.65) / (LIFE_MS * 0.35));
    this.#sprite.alpha = coming * (1 - going);
    const rise = this.#isStill ? 0 : (1 - coming) * 0.4 - going * 0.5;
    this.#sprite.y = this.#y + rise * this.#layout.cell;
    this.#sprite.visible = this.#ageMs < LIFE_MS;
    return true;
  }
}

interface Line {
  readonly text: string;
  readonly font: number;
  readonly isMore: boolean;
}

function paintNotice({ resolution, skin }: Atlas, notice: Notice, spot: Spot): HTMLCanvasElement {
  const font = spot.font * resolution;
  const most = spot.width * resolution;
  const style = (size: number): string => `700 ${size}px ${skin.font}`;
  const measure = paintCanvas(1, 1, () => undefined).getContext("2d");
  const widthOf = (text: string, size: number): number => {
    if (measure !== null) measure.font = style(size);
    return measure?.measureText(text).width ?? 0;
  };
  const broken = [
    ...wrap(notice.title, (text) => widthOf(text, font) <= most).map((text): Line => ({ text, font, isMore: false })),
    ...notice.more.map((text): Line => ({ text, font: font * SMALL, isMore: true })),
  ];
  const high = broken.reduce((sum, line) => sum + line.font * LINE_HEIGHT, 0);
  const widest = Math.max(1, ...broken.map((line) => widthOf(line.text, line.font)));
  const share = Math.min(1, most / widest, (spot.height * resolution) / high);
  const titles = broken.filter(({ isMore }) => !isMore).length;
  const pad = font * 0.6;
  const isPaper = skin.mino === "pencil";
  const ink = spot.isInside && !isPaper ? (skin.isLight ? "#FFFDF4" : skin.ink) : skin.ink;
  const ground = withAlpha(spot.isInside ? skin.ground : skin.page, 0.85);
  return paintCanvas(most + pad * 2, high * share + pad * 2, (context) => {
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.lineJoin = "round";
    let top = pad;
    broken.forEach((line, i) => {
      context.font = style(line.font * share);
      context.fillStyle = i === 0 && titles > 1 ? skin.accent : ink;
      const y = top + (line.font * share * LINE_HEIGHT) / 2;
      const glow = isPaper ? "transparent" : skin.accent;
      write(context, line.text, { x: most / 2 + pad, y, font, ground, glow });
      top += line.font * share * LINE_HEIGHT;
    });
  });
}

function write(
  context: Context,
  text: string,
  { x, y, font, ground, glow }: { x: number; y: number; font: number; ground: string; glow: string },
): void {
  context.lineWidth = font * 0.26;
  context.strokeStyle = ground;
  context.strokeText(text, x, y);
  context.shadowColor = glow;
  context.shadowBlur = font * 0.35;
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
