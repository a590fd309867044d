// One picture of a moment of a match, to be shared: all boards as the stage seats them, with names, places and the first
// figure of each. A film of a match is many of them (S-15).

import { type Game, type Match, queueOf } from "@korobeinix/engine";
import { hudStyleOf } from "../parts/hudStyle.ts";
import { figureName, textOf } from "../parts/hud.tsx";
import { withAlpha } from "../stage/colour.ts";
import { meterUnits } from "../stage/match/meterUnits.ts";
import { seatColour } from "../stage/match/seatColours.ts";
import { paintBackdrop } from "../stage/paint/backdrop.ts";
import { type Context, paintCanvas } from "../stage/paint/canvas.ts";
import { paintTrack, paintUnit } from "../stage/paint/meter.ts";
import { paintWell } from "../stage/paint/well.ts";
import { type Pictures, picturesFor } from "../stage/pictures.ts";
import type { SeatSize } from "../stage/boardPlans.ts";
import { seatSizeOf } from "../stage/seatRoom.ts";
import { layOutSeats } from "../stage/seating.ts";
import type { Skin } from "../stage/skin.ts";
import { SKINS } from "../stage/skins/index.ts";
import type { Layout, Rect } from "../stage/stage.ts";
import { infoOf } from "../table/gameInfo.ts";
import { variationName } from "../words/variationName.ts";
import { spokenBy } from "../words/translate.ts";
import { ghostDepth, paintPiece, paintStack } from "./blocks.ts";
import type { ImageOptions } from "./poster.ts";
import { posterSize, type Size } from "./posterLayout.ts";
import { loadLetters } from "./posterText.ts";
import { writeLine } from "./writing.ts";

export interface MatchPosterOptions extends ImageOptions {
  /** Seat by seat. */
  readonly names: readonly string[];
  /** "1st", and nothing for no place. */
  readonly placeWord: (place: number) => string;
}

/** What a film paints over the boards. */
export type MatchOverlay = (context: Context, layouts: readonly Layout[]) => void;

export interface MatchPoster {
  readonly canvas: HTMLCanvasElement;
  readonly size: Size;
  paint(match: Match, overlay?: MatchOverlay): void;
}

/** Of the full size: the head with the name of the game, and what stays free elsewhere. */
const HEAD = 112;
const EDGE = 44;
const FOOT = 34;

/** `match` is any moment of the match: it says which boards there are. */
export async function makeMatchPoster(match: Match, options: MatchPosterOptions): Promise<MatchPoster> {
  await loadLetters(SKINS[options.skin]);
  return new CanvasMatchPoster(match, options);
}

class CanvasMatchPoster implements MatchPoster {
  readonly canvas: HTMLCanvasElement;
  readonly size: Size;
  readonly #options: MatchPosterOptions;
  readonly #skin: Skin;
  readonly #context: Context | null;
  readonly #unit: number;
  readonly #layouts: readonly Layout[];
  /** What stays as it is while the level does. */
  #ground: { readonly level: number; readonly canvas: HTMLCanvasElement } | undefined;

  constructor({ games }: Match, options: MatchPosterOptions) {
    this.#options = options;
    this.#skin = SKINS[options.skin];
    this.size = posterSize(options);
    this.#unit = this.size.height / posterSize({ ...options, scale: 1 }).height;
    const sizes = games.map((game) => seatSizeOf(game, options.skin));
    this.#layouts = layOutRows(sizes, this.size, this.#unit);
    this.canvas = paintCanvas(this.size.width, this.size.height, () => {});
    this.#context = this.canvas.getContext("2d", { alpha: false });
  }

  paint(match: Match, overlay?: MatchOverlay): void {
    const context = this.#context;
    const [first] = match.games;
    if (context === null || first === undefined) return;
    context.drawImage(this.#groundFor(match, first.state.level), 0, 0);
    match.games.forEach((game, seat) => {
      const layout = this.#layouts[seat]!;
      this.#paintBoard(context, game, layout);
      this.#paintMeter(context, game, layout);
      this.#write(context, match, seat);
    });
    overlay?.(context, this.#layouts);
  }

  #picturesOf(game: Game, size: number): Pictures {
    const { skin, hasPatterns, isHighContrast } = this.#options;
    const { book } = game.rules;
    return picturesFor({ book, skin, size: Math.max(2, Math.floor(size)), hasPatterns, isHighContrast });
  }

  #groundFor({ games, setup }: Match, asked: number): HTMLCanvasElement {
    const skin = this.#skin;
    const level = skin.followsLevel ? asked : 1;
    if (this.#ground?.level === level) return this.#ground.canvas;
    const { isHighContrast, wonder } = this.#options;
    const layouts = this.#layouts;
    const canvas = paintCanvas(this.size.width, this.size.height, (context) => {
      paintBackdrop(context, { skin, ...this.size, layout: layouts[0]!, layouts, level, wonder });
      games.forEach((game, seat) => {
        const layout = layouts[seat]!;
        paintWell(context, { skin, layout, ...game.rules.book.matrix, isHighContrast });
        if (layout.meter.width > 0) paintTrack(context, { skin, ...layout.meter, rows: game.rules.book.matrix.rows });
      });
      this.#writeHead(context, setup.shared.book.id, setup.shared.variation.id);
    });
    this.#ground = { level, canvas };
    return canvas;
  }

  #paintBoard(context: Context, game: Game, { cell, matrix, hold, next, nextShown }: Layout): void {
    const pictures = this.#picturesOf(game, cell);
    const place = { left: matrix.x, bottom: matrix.y + matrix.height, rowsAbove: pictures.skin.rowsAbove };
    paintStack(context, pictures, game, place);
    paintPiece(context, pictures, game, { ...place, depth: ghostDepth(game, game.rules.options.ghost) });
    const kinds = queueOf(game).slice(0, nextShown ?? game.rules.options.next);
    kinds.forEach((kind, i) => this.#paintWaiting(context, game, kind, partOf(next, i, kinds.length)));
    if (game.state.hold < 0 || hold.width === 0) return;
    context.globalAlpha = game.state.isHoldUsed ? 0.4 : 1;
    this.#paintWaiting(context, game, game.state.hold, hold);
    context.globalAlpha = 1;
  }

  #paintWaiting(context: Context, game: Game, kind: number, place: Rect): void {
    if (place.width === 0) return;
    const size = Math.min(place.width / 4.4, place.height / 2.7);
    const picture = this.#picturesOf(game, size).piece(kind);
    const x = place.x + (place.width - picture.width) / 2;
    context.drawImage(picture, Math.round(x), Math.round(place.y + (place.height - picture.height) / 2));
  }

  #paintMeter(context: Context, game: Game, { meter }: Layout): void {
    if (meter.width === 0) return;
    const { rows } = game.rules.book.matrix;
    const height = meter.height / rows;
    meterUnits(game, rows).forEach(({ from, isHot, isFirst }, i) => {
      context.save();
      context.translate(meter.x, meter.y + meter.height - (i + 1) * height);
      const colour = seatColour(from, this.#skin.isLight);
      paintUnit(context, { skin: this.#skin, width: meter.width, height, isHot, isFirst, colour });
      context.restore();
    });
  }

  /** Name and place above a board, its first figure below. */
  #write(context: Context, { games, state, setup }: Match, seat: number): void {
    const { names, placeWord, words } = this.#options;
    const { name: place, right, left } = this.#layouts[seat]!;
    const family = this.#skin.font;
    const colour = seatColour(seat, this.#skin.isLight);
    const size = place.height * 0.72;
    const y = place.y + place.height * 0.78;
    const word = placeWord(state.places[seat]!);
    const wordWidth = word === "" ? 0 : size * 3;
    const face = { colour, size, weight: 700, family };
    writeLine(context, { text: names[seat] ?? "", x: place.x, y, width: place.width - wordWidth, face });
    if (word !== "") writeLine(context, { ...place, text: word, y, isRight: true, face });
    const style = hudStyleOf(setup.seats[seat]!.setup);
    const figure = style.main[0] ?? "lines";
    const t = spokenBy(words.t, setup.shared.book.id);
    const value = textOf({ ...style, format: words.format, name: figure }, infoOf(games[seat]!.state));
    const below = left.width > 0 ? left : right;
    const text = `${figureName(t, figure, style.measure)} ${value}`;
    const height = Math.min(below.height, place.height);
    const ink = { colour: withAlpha(this.#skin.ink, 0.86), size: height * 0.62, weight: 600, family };
    writeLine(context, { text, x: below.x, y: below.y + below.height - height * 0.3, width: below.width, face: ink });
  }

  #writeHead(context: Context, book: Parameters<typeof spokenBy>[1], variation: string): void {
    const { words, date, name } = this.#options;
    const { t, format } = words;
    const unit = this.#unit;
    const family = this.#skin.font;
    const x = EDGE * unit * 1.4;
    const width = this.size.width - 2 * x;
    const head = { colour: this.#skin.ink, size: 42 * unit, weight: 800, family };
    writeLine(context, { text: t("app.name"), x, y: 74 * unit, width: width * 0.45, face: head });
    const title = [t(`book.${book}`), variationName({ t }, variation)].join(" · ");
    const right = { x: x + width * 0.5, width: width * 0.5, isRight: true };
    const face = { colour: this.#skin.accent, size: 32 * unit, weight: 700, family };
    writeLine(context, { ...right, text: title, y: 58 * unit, face });
    const what = [name, date === undefined ? "" : format.date(date)].filter((part) => part !== "").join(" · ");
    const small = { colour: withAlpha(this.#skin.ink, 0.72), size: 22 * unit, weight: 600, family };
    writeLine(context, { ...right, text: what, y: 92 * unit, face: small });
  }
}

/** In one row, or in two where a picture stands upright and the boards are many. */
function layOutRows(sizes: readonly SeatSize[], { width, height }: Size, unit: number): readonly Layout[] {
  const rows = height > width && sizes.length > 2 ? 2 : 1;
  const inRow = Math.ceil(sizes.length / rows);
  const [top, bottom, side] = [HEAD * unit, FOOT * unit, EDGE * unit];
  const rowPx = (height - top - bottom) / rows;
  return Array.from({ length: rows }, (_, row) => {
    const [first, ...others] = sizes.slice(row * inRow, (row + 1) * inRow);
    const above = top + row * rowPx;
    const room = { top: above, bottom: height - above - rowPx, left: side, right: side };
    const place = { widthPx: width, heightPx: height, room, own: undefined };
    return first === undefined ? [] : layOutSeats({ ...place, boards: [first, ...others] });
  }).flat();
}

/** One of so many pieces of Next, which stand in the longer direction of their place. */
function partOf({ x, y, width, height }: Rect, i: number, count: number): Rect {
  if (width > height) return { x: x + (i * width) / count, y, width: width / count, height };
  return { x, y: y + (i * height) / count, width, height: height / count };
}
