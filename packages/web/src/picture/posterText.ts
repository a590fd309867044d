// What is written on a picture to be shared, in the letters and colours of its skin.

import type { Game, Setup } from "@korobeinix/engine";
import { infoOf } from "../table/gameInfo.ts";
import { hudStyleOf } from "../parts/hudStyle.ts";
import { figureName, type HudFigure, textOf } from "../parts/hud.tsx";
import { variationName } from "../words/variationName.ts";
import { withAlpha } from "../stage/colour.ts";
import { type Context, fillSpot } from "../stage/paint/canvas.ts";
import type { Skin } from "../stage/skin.ts";
import type { Rect } from "../stage/stage.ts";
import type { Format } from "../words/format.ts";
import { spokenBy, type Translate } from "../words/translate.ts";
import type { PosterLayout } from "./posterLayout.ts";
import { writeFigures, writeLine } from "./writing.ts";

export interface PosterWords {
  readonly t: Translate;
  readonly format: Format;
}

export interface Lettering {
  readonly hasHold: boolean;
  /** Quiets the backdrop where something will be written. */
  calm(context: Context): void;
  /** What stays the same: the name of the game, the rule book, the player, captions. */
  writeLabels(context: Context): void;
  writeFigures(context: Context, game: Game): void;
}

export interface LetteringOptions {
  readonly setup: Setup;
  readonly skin: Skin;
  readonly layout: PosterLayout;
  readonly words: PosterWords;
  readonly name: string;
  readonly date: number | undefined;
}

const TEXT = '"Onest Variable", Onest, system-ui, sans-serif';

/** Letters that are not there yet would be painted as others, and stay. */
export async function loadLetters({ font }: Skin): Promise<void> {
  await Promise.allSettled([`800 16px ${font}`, `600 16px ${TEXT}`].map((face) => document.fonts.load(face)));
}

/** A figure's place: its caption above it. */
interface Slot {
  readonly name: HudFigure;
  readonly place: Rect;
  readonly isMain: boolean;
}

const MAIN = 150;
const MINOR = 112;
/** Times come last and are the longest. */
const SPLIT = 0.44;

export function letter(options: LetteringOptions): Lettering {
  const { setup, skin, layout } = options;
  const { t, format } = options.words;
  const { unit } = layout;
  const style = hudStyleOf(setup);
  const slots = slotsFor(layout, style);
  const isMono = skin.mino === "glyph";
  const quiet = withAlpha(skin.ink, 0.72);
  const hasHold = setup.book.controls.includes("hold") && setup.options.hold;

  const words = { colour: quiet, weight: isMono ? 400 : 600, family: isMono ? skin.font : TEXT };
  const letters = { colour: skin.ink, family: skin.font };

  const caption = (context: Context, text: string, { x, y, width }: Rect): void => {
    const face = { ...words, size: 22 * unit, spacing: isMono ? 0 : 0.12 };
    writeLine(context, { text: text.toLocaleUpperCase(), x, y: y + 22 * unit, width, face });
  };

  const writeTitle = (context: Context): void => {
    const size = (layout.title.isRight ? 44 : 60) * unit;
    const y = layout.title.y + size * 0.8;
    const face = { ...letters, size, weight: 700 };
    writeLine(context, { ...layout.title, text: t(`book.${setup.book.id}`), y, face });
    const below = { ...words, colour: skin.accent, size: 32 * unit };
    const variation = variationName({ t }, setup.variation.id);
    writeLine(context, { ...layout.title, text: variation, y: y + 46 * unit, face: below });
  };

  const writePlayer = (context: Context): void => {
    const when = options.date === undefined ? "" : format.date(options.date);
    const text = [options.name, when].filter((part) => part !== "").join(" · ");
    writeLine(context, { ...layout.player, text, y: layout.player.y + 28 * unit, face: { ...words, size: 28 * unit } });
  };

  const writeWordmark = (context: Context): void => {
    const { y, height } = layout.wordmark;
    const face = { ...letters, size: height, weight: 800 };
    writeLine(context, { ...layout.wordmark, text: t("app.name"), y: y + height * 0.8, face });
  };

  return {
    hasHold,
    calm: (context) => {
      if (skin.isLight && skin.backdrop !== "whitewash") return;
      for (const place of [...layout.figures, layout.title]) {
        const spot = { x: place.x + place.width / 2, y: place.y + place.height / 2, radius: 520 * unit };
        fillSpot(context, spot, [
          [0, withAlpha(skin.page, 0.5)],
          [1, withAlpha(skin.page, 0)],
        ]);
      }
    },
    writeLabels: (context) => {
      writeWordmark(context);
      writeTitle(context);
      writePlayer(context);
      if (hasHold) caption(context, t("hud.hold"), layout.hold);
      if (setup.options.next > 0) caption(context, t("hud.next"), layout.next);
      for (const { name, place } of slots) {
        caption(context, style.captions?.[name] ?? figureName(spokenBy(t, setup.book.id), name, style.measure), place);
      }
    },
    writeFigures: (context, { state }) => {
      for (const { name, place, isMain } of slots) {
        const text = textOf({ ...style, format, name }, infoOf(state));
        const size = (isMain ? 84 : 44) * unit;
        // What runs must not jitter.
        const write = text.includes(":") ? writeFigures : writeLine;
        const face = { ...letters, size, weight: isMain ? 700 : 600 };
        write(context, { text, x: place.x, y: place.y + 30 * unit + size * 0.95, width: place.width, face });
      }
    },
  };
}

/** The first figure large, the others below it, in twos where they are many, all standing on the ground of their column. */
function slotsFor(
  { figures: columns, unit }: PosterLayout,
  { left, right }: { readonly left: readonly HudFigure[]; readonly right: readonly HudFigure[] },
): Slot[] {
  const shown = left.filter((name) => name !== "best");
  const [first, second] = columns;
  if (first === undefined) return [];
  if (second === undefined) return stand(first, [...shown, ...right], { unit, hasMain: true });
  return [...stand(first, shown, { unit, hasMain: true }), ...stand(second, right, { unit, hasMain: false })];
}

function stand(column: Rect, names: readonly HudFigure[], how: { unit: number; hasMain: boolean }): Slot[] {
  const { unit, hasMain } = how;
  const minor = hasMain ? names.slice(1) : names;
  const inRow = minor.length > 3 || (!hasMain && minor.length > 2) ? 2 : 1;
  const rows = Math.ceil(minor.length / inRow);
  const bottom = column.y + column.height;
  const slots = minor.map((name, i): Slot => {
    const isSecond = i % inRow === 1;
    const isAlone = !isSecond && (inRow === 1 || i === minor.length - 1);
    const split = column.width * SPLIT;
    const y = bottom - (rows - Math.floor(i / inRow)) * MINOR * unit + 16 * unit;
    const width = isAlone ? column.width : isSecond ? column.width - split : split - 20 * unit;
    const place = { x: column.x + (isSecond ? split : 0), y, width, height: MINOR * unit };
    return { name, isMain: false, place };
  });
  const main = names[0];
  if (!hasMain || main === undefined) return slots;
  const y = bottom - (rows * MINOR + MAIN) * unit + 16 * unit;
  return [{ name: main, isMain: true, place: { ...column, y } }, ...slots];
}
