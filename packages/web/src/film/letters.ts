// What is written on every film: faces, the name of the game, whose it is. In the letters and colours of its skin.

import type { RuleBookId, Setup } from "@korobeinix/engine";
import type { Credit } from "../library/share.ts";
import { figureName, type HudFigure, type HudProps } from "../parts/hud.tsx";
import { ALL_EDGES } from "../stage/cells.ts";
import { withAlpha } from "../stage/colour.ts";
import type { Context } from "../stage/paint/canvas.ts";
import { picturesFor } from "../stage/pictures.ts";
import type { Skin } from "../stage/skin.ts";
import type { Rect } from "../stage/stage.ts";
import type { Face } from "../picture/writing.ts";
import type { Format } from "../words/format.ts";
import { spokenBy, type Translate } from "../words/translate.ts";
import { variationName } from "../words/variationName.ts";
import type { Side } from "./gameSheet.ts";
import { Label } from "./label.ts";

export interface FilmWords {
  readonly t: Translate;
  readonly format: Format;
  /** Whether captions of another time and language are said in the player's (F-8). */
  readonly areCaptionsTranslated: boolean;
}

const TEXT = '"Onest Variable", Onest, system-ui, sans-serif';

/** Letters that are not there yet would be painted as others, and stay. */
export async function loadLetters({ font }: Skin): Promise<void> {
  await Promise.allSettled([`800 16px ${font}`, `600 16px ${TEXT}`].map((face) => document.fonts.load(face)));
}

/** The faces of a skin: of what stands out, and of what is merely said. */
export function facesOf(skin: Skin): {
  readonly display: Omit<Face, "size" | "weight">;
  readonly quiet: Omit<Face, "size">;
} {
  const isMono = skin.mino === "glyph";
  return {
    display: { colour: skin.ink, family: skin.font },
    quiet: { colour: withAlpha(skin.ink, 0.78), weight: isMono ? 400 : 600, family: isMono ? skin.font : TEXT },
  };
}

/** What a figure is called on the display of its rule book. */
export function captionOf(
  { t, areCaptionsTranslated }: FilmWords,
  style: Pick<HudProps, "captions" | "measure">,
  name: HudFigure,
  book: RuleBookId,
): string {
  const own = areCaptionsTranslated ? undefined : style.captions?.[name];
  return own ?? figureName(spokenBy(t, book), name, style.measure);
}

export interface HeadPlaces {
  readonly unit: number;
  readonly wordmark: Rect & Side;
  readonly title: Rect & Side;
  readonly player: Rect & Side;
}

export interface HeadOptions extends Credit {
  readonly setup: Pick<Setup, "book" | "variation">;
  readonly skin: Skin;
  readonly places: HeadPlaces;
  readonly words: FilmWords;
}

/** Paints the name of the game, the rule book and its variation, the player and the day. */
export function makeHead(options: HeadOptions): (context: Context) => void {
  const { setup, skin, places, words, name, date } = options;
  const { t, format } = words;
  const { wordmark, title, player } = places;
  const { display, quiet } = facesOf(skin);
  const size = title.height * 0.5;
  const upper = title.y + size * 0.84;
  const lines = [
    {
      text: t("app.name"),
      line: {
        ...wordmark,
        y: wordmark.y + wordmark.height * 0.8,
        face: { ...display, size: wordmark.height, weight: 800 },
      },
    },
    { text: t(`book.${setup.book.id}`), line: { ...title, y: upper, face: { ...display, size, weight: 700 } } },
    {
      text: variationName({ t }, setup.variation.id),
      line: {
        ...title,
        y: title.y + title.height * 0.92,
        face: { ...quiet, colour: skin.accent, size: title.height * 0.34 },
      },
    },
    {
      text: [name, date === undefined ? "" : format.date(date)].filter((part) => part !== "").join(" · "),
      line: { ...player, y: player.y + player.height * 0.8, face: { ...quiet, size: player.height * 0.8 } },
    },
  ].map(({ text, line }) => ({ text, label: new Label(line, skin) }));
  const ribbon = ribbonOf(setup, skin, wordmark);
  return (context) => {
    for (const { text, label } of lines) label.paint(context, text);
    ribbon(context);
  };
}

/** One Mino of every kind below the name of the game, where there is room. */
function ribbonOf({ book }: HeadOptions["setup"], skin: Skin, { x, y, height }: Rect): (context: Context) => void {
  const size = Math.max(2, Math.round(height * 0.4));
  const pictures = picturesFor({ book, skin: skin.id, size, hasPatterns: false, isHighContrast: false });
  const step = Math.round(size * 1.3);
  const minos = book.pieces.map((_, kind) =>
    pictures.mino(kind, { column: kind, isLocked: false, metal: 0, edges: ALL_EDGES }),
  );
  return (context) =>
    minos.forEach((mino, kind) => context.drawImage(mino, Math.round(x) + kind * step, Math.round(y + height * 1.2)));
}
