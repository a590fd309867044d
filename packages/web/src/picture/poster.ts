// One picture of a moment, to be shared: the Matrix in its place, Hold and Next, the figures, whose game it is. A film
// is many of them, with what has just happened and the keys as they were pressed (W-18).

import { type Game, type Log, queueOf, seek, type Setup } from "@korobeinix/engine";
import { openReplay } from "../logs/openReplay.ts";
import { ALL_EDGES } from "../stage/cells.ts";
import { type Backdrop, paintBackdrop } from "../stage/paint/backdrop.ts";
import { type Context, paintCanvas } from "../stage/paint/canvas.ts";
import { paintWell } from "../stage/paint/well.ts";
import type { SkinId } from "../settings/skinIds.ts";
import { SKINS } from "../stage/skins/index.ts";
import type { Rect } from "../stage/stage.ts";
import { ghostDepth, paintPiece, paintStack } from "./blocks.ts";
import { type Pictures, picturesFor } from "../stage/pictures.ts";
import { layOutPoster, placesInQueue, type PosterLayout, type Shape } from "./posterLayout.ts";
import { type Lettering, letter, loadLetters, type PosterWords } from "./posterText.ts";

export interface PosterOptions {
  readonly setup: Setup;
  readonly skin: SkinId;
  readonly shape: Shape;
  /** 1: the full size of its shape. */
  readonly scale: number;
  readonly hasPatterns: boolean;
  readonly isHighContrast: boolean;
  readonly words: PosterWords;
  /** Whose game, or what it is called; empty for nobody. */
  readonly name: string;
  /** Milliseconds since 1970; undefined where nobody knows. */
  readonly date: number | undefined;
  readonly wonder: Backdrop["wonder"];
  /** Whether there is to be room for the keys. */
  readonly hasKeys: boolean;
}

export type ImageOptions = Omit<PosterOptions, "setup" | "hasKeys">;

/** What a film paints over the picture. */
export type Overlay = (context: Context, layout: PosterLayout) => void;

export interface Poster {
  readonly canvas: HTMLCanvasElement;
  readonly layout: PosterLayout;
  paint(game: Game, overlay?: Overlay): void;
}

/** Pieces that the longest queue shows. */
const MOST_NEXT = 6;
/** The part of the strips for Hold and Next that their captions take. */
const CAPTION = 44;

export async function makePoster(options: PosterOptions): Promise<Poster> {
  await loadLetters(SKINS[options.skin]);
  return new CanvasPoster(options);
}

/** The moment as a PNG. */
export async function makeImage(log: Log, at: number, options: ImageOptions): Promise<Blob> {
  const poster = await makePoster({ ...options, setup: log.setup, hasKeys: false });
  poster.paint(seek(await openReplay(log), at));
  return pngOf(poster.canvas);
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no image")) : resolve(blob)), "image/png");
  });
}

class CanvasPoster implements Poster {
  readonly canvas: HTMLCanvasElement;
  readonly layout: PosterLayout;
  readonly #options: PosterOptions;
  readonly #context: Context | null;
  readonly #pictures: Pictures;
  readonly #lettering: Lettering;
  /** What stays as it is while the level does. */
  #ground: { readonly level: number; readonly canvas: HTMLCanvasElement } | undefined;

  constructor(options: PosterOptions) {
    const { setup, skin } = options;
    this.#options = options;
    this.layout = layOutPoster(options, setup.book);
    this.canvas = paintCanvas(this.layout.size.width, this.layout.size.height, () => {});
    this.#context = this.canvas.getContext("2d", { alpha: false });
    this.#pictures = this.#picturesOf(this.layout.stage.cell);
    this.#lettering = letter({ ...options, skin: SKINS[skin], layout: this.layout });
  }

  paint(game: Game, overlay?: Overlay): void {
    const context = this.#context;
    if (context === null) return;
    context.drawImage(this.#groundFor(game.state.level), 0, 0);
    const { matrix } = this.layout.stage;
    const { rowsAbove } = this.#pictures.skin;
    const place = { left: matrix.x, bottom: matrix.y + matrix.height, rowsAbove };
    paintStack(context, this.#pictures, game, place);
    paintPiece(context, this.#pictures, game, { ...place, depth: ghostDepth(game, game.rules.options.ghost) });
    this.#paintQueues(context, game);
    this.#lettering.writeFigures(context, game);
    overlay?.(context, this.layout);
  }

  #picturesOf(size: number): Pictures {
    const { setup, skin, hasPatterns, isHighContrast } = this.#options;
    return picturesFor({ book: setup.book, skin, size: Math.max(2, Math.floor(size)), hasPatterns, isHighContrast });
  }

  #groundFor(asked: number): HTMLCanvasElement {
    const { skin } = this.#pictures;
    const level = skin.followsLevel ? asked : 1;
    if (this.#ground?.level === level) return this.#ground.canvas;
    const { setup, isHighContrast, wonder } = this.#options;
    const { size, stage, backdrop } = this.layout;
    const canvas = paintCanvas(size.width, size.height, (context) => {
      paintBackdrop(context, { skin, ...size, layout: backdrop, level, wonder });
      this.#lettering.calm(context);
      paintWell(context, { skin, layout: stage, ...setup.book.matrix, isHighContrast });
      this.#lettering.writeLabels(context);
      this.#paintRibbon(context);
    });
    this.#ground = { level, canvas };
    return canvas;
  }

  /** One mino of every kind below the name of the game. */
  #paintRibbon(context: Context): void {
    const { x, y, height } = this.layout.wordmark;
    const size = Math.round(height * 0.46);
    const pictures = this.#picturesOf(size);
    const step = Math.round(size * 1.3);
    this.#options.setup.book.pieces.forEach((_, kind) => {
      const mino = pictures.mino(kind, { column: kind, isLocked: false, metal: 0, edges: ALL_EDGES });
      context.drawImage(mino, Math.round(x) + kind * step, Math.round(y + height * 1.28));
    });
  }

  #paintQueues(context: Context, game: Game): void {
    const { rules, state } = game;
    const caption = CAPTION * this.layout.unit;
    const below = (place: Rect): Rect => ({ ...place, y: place.y + caption, height: place.height - caption });
    const next = placesInQueue(below(this.layout.next), rules.options.next, MOST_NEXT);
    queueOf(game).forEach((kind, i) => {
      const place = next[i];
      if (place !== undefined) this.#paintWaiting(context, kind, place);
    });
    if (!this.#lettering.hasHold || state.hold < 0) return;
    context.globalAlpha = state.isHoldUsed ? 0.4 : 1;
    const first = next[0]?.height ?? this.layout.hold.height;
    this.#paintWaiting(context, state.hold, { ...below(this.layout.hold), height: first });
    context.globalAlpha = 1;
  }

  /** At the left of its place: what waits stands in line with its caption. */
  #paintWaiting(context: Context, kind: number, place: Rect): void {
    const cells = this.#options.setup.book.pieces[kind]?.facings[0] ?? [];
    const ys = cells.map(([, y]) => y);
    const rows = Math.max(...ys) - Math.min(...ys) + 1;
    const size = Math.min(place.width / 4.1, place.height / Math.max(2.6, rows + 0.3));
    const picture = this.#picturesOf(size).piece(kind);
    context.drawImage(picture, Math.round(place.x), Math.round(place.y + (place.height - picture.height) / 2));
  }
}
