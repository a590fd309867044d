// What is written round the board of one game: the head, captions, and the figures as the game shows them.

import type { Game, Setup } from "@korobeinix/engine";
import type { Credit } from "../library/share.ts";
import { type HudFigure, textOf } from "../parts/hud.tsx";
import { hudStyleOf } from "../parts/hudStyle.ts";
import type { Context } from "../stage/paint/canvas.ts";
import type { Skin } from "../stage/skin.ts";
import type { Rect } from "../stage/stage.ts";
import { infoOf } from "../table/gameInfo.ts";
import { slotsFor } from "./figureSlots.ts";
import type { GameSheet } from "./gameSheet.ts";
import { Label } from "./label.ts";
import { captionOf, facesOf, type FilmWords, makeHead } from "./letters.ts";

export interface GameLettersOptions extends Credit {
  readonly setup: Setup;
  readonly skin: Skin;
  readonly sheet: GameSheet;
  readonly words: FilmWords;
}

export function makeGameLetters(options: GameLettersOptions): (context: Context, game: Game) => void {
  const { setup, skin, sheet, words } = options;
  const { t, format } = words;
  const { unit, board } = sheet;
  const style = hudStyleOf(setup);
  const { display, quiet } = facesOf(skin);
  const isMono = skin.mino === "glyph";

  const captionAt = (text: string, { x, y, width }: Pick<Rect, "x" | "y" | "width">, size: number) => {
    const face = { ...quiet, size, spacing: isMono ? 0 : 0.1 };
    return { text: text.toLocaleUpperCase(), label: new Label({ x, y, width, face }, skin) };
  };
  /** Above its frame. */
  const queueCaption = (text: string, { x, y, width }: Rect) =>
    captionAt(text, { x, y: y - 12 * unit, width }, 22 * unit);

  const head = makeHead({ ...options, places: sheet });
  const slots = slotsFor(sheet, style).map(({ name, place, size, caption, weight }) => {
    const face = { ...display, size, weight };
    const y = place.y + caption * 1.35 + size * 0.9;
    return { name, place, caption, label: new Label({ x: place.x, y, width: place.width, face }, skin) };
  });
  const nameOf = (name: HudFigure): string => captionOf(words, style, name, setup.book.id);
  const still = [
    ...(style.hasHold ? [queueCaption(t("hud.hold"), board.hold)] : []),
    ...(style.hasNext ? [queueCaption(t("hud.next"), board.next)] : []),
    ...slots.map(({ name, place, caption }) => captionAt(nameOf(name), { ...place, y: place.y + caption }, caption)),
  ];

  return (context, game) => {
    head(context);
    for (const { text, label } of still) label.paint(context, text);
    const info = infoOf(game);
    for (const { name, label } of slots) label.paint(context, textOf({ ...style, format, name }, info));
  };
}
