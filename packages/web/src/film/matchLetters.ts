// What is written round the boards of a match: the head, who sits where, places, and figures.

import { type Match, teamLinesLeft } from "@korobeinix/engine/match";
import { type HudFigure, textOf } from "../parts/hud.tsx";
import { hudStyleOf } from "../parts/hudStyle.ts";
import { avatarPicture } from "../picture/avatar.tsx";
import { seatColour } from "../stage/match/seatColours.ts";
import type { Context } from "../stage/paint/canvas.ts";
import { SKINS } from "../stage/skins/index.ts";
import type { Layout } from "../stage/stage.ts";
import { infoOf } from "../table/gameInfo.ts";
import { slotsFor } from "./figureSlots.ts";
import { Label } from "./label.ts";
import { captionOf, facesOf, makeHead } from "./letters.ts";
import type { MatchSheet } from "./matchSheet.ts";
import type { ReelOptions } from "./reel.ts";

type Options = Pick<ReelOptions, "skin" | "words" | "seats" | "placeWord" | "name" | "date">;
type Write = (context: Context, match: Match) => void;

/** The cell that figures beside a board have their full size at. */
const FULL_CELL = 46;

export function makeMatchLetters(match: Match, sheet: MatchSheet, options: Options): Write {
  const skin = SKINS[options.skin];
  const head = makeHead({ ...options, setup: match.setup.shared, skin, places: sheet });
  const seats = sheet.boards.flatMap((layout, seat) => [
    makeName(layout, seat, options),
    layout.left.width > 0 && !layout.isPortrait
      ? makeColumns(match, layout, seat, options)
      : makeStrip(match, layout, seat, options),
  ]);
  return (context, now) => {
    head(context);
    for (const write of seats) write(context, now);
  };
}

/** Avatar and name at the left, the place at the right. */
function makeName({ name: place }: Layout, seat: number, { skin: id, seats, placeWord }: Options): Write {
  const skin = SKINS[id];
  const { name, avatar } = seats[seat] ?? { name: "", avatar: undefined };
  const size = place.height * 0.62;
  const y = place.y + place.height * 0.74;
  const picture = avatar === undefined ? undefined : avatarPicture(avatar, id, Math.round(place.height));
  const start = picture === undefined ? 0 : place.height * 1.25;
  const placeWidth = Math.min(place.width * 0.34, size * 3.4);
  const face = { colour: seatColour(seat, skin.isLight), size, weight: 700, family: skin.font };
  const x = place.x + start;
  const who = new Label({ x, y, width: place.width - start - placeWidth - size * 0.3, face }, skin);
  const rank = new Label({ x: place.x + place.width - placeWidth, y, width: placeWidth, isRight: true, face }, skin);
  return (context, { state }) => {
    if (picture !== undefined) context.drawImage(picture, Math.round(place.x), Math.round(place.y));
    who.paint(context, name);
    rank.paint(context, placeWord(state.places[seat]!));
  };
}

/** Beside a board that has the room: as on a board alone. */
function makeColumns({ setup }: Match, layout: Layout, seat: number, { skin: id, words }: Options): Write {
  const skin = SKINS[id];
  const { display, quiet } = facesOf(skin);
  const style = hudStyleOf(setup.seats[seat]!.setup);
  const { left, right } = layout;
  const figures = { main: left, columns: [left, right], stand: "floor" } as const;
  const labels = slotsFor({ figures, unit: layout.cell / FULL_CELL }, style).map((slot) => {
    const { name, place, size, caption, weight } = slot;
    const { x, width } = place;
    const above = new Label({ x, y: place.y + caption, width, face: { ...quiet, size: caption } }, skin);
    const y = place.y + caption * 1.35 + size * 0.9;
    const value = new Label({ x, y, width, face: { ...display, size, weight } }, skin);
    const title = captionOf(words, style, name, setup.shared.book.id);
    return { name, above, value, title: title.toLocaleUpperCase() };
  });
  return (context, match) => {
    const info = infoOf(match.games[seat]!, { left: teamLinesLeft(match, seat) });
    for (const { name, above, value, title } of labels) {
      above.paint(context, title);
      value.paint(context, textOf({ ...style, format: words.format, name }, info));
    }
  };
}

/** Below a smaller board, beside it or above it, where the stage leaves a line: its first figure, then the next ones. */
function makeStrip({ setup }: Match, layout: Layout, seat: number, { skin: id, words }: Options): Write {
  const skin = SKINS[id];
  const { quiet } = facesOf(skin);
  const style = hudStyleOf(setup.seats[seat]!.setup);
  const places = [layout.left, layout.right].filter(({ width }) => width > 0);
  const figures = [...new Set<HudFigure>([...style.main, "lines"])];
  const labels = places.flatMap(({ x, y, width, height }, i) => {
    const name = figures[i];
    if (name === undefined) return [];
    const size = Math.min(height, layout.name.height) * 0.62;
    const line = { x, y: y + Math.min(height, size * 2) * 0.7, width, face: { ...quiet, colour: skin.ink, size } };
    const caption = captionOf(words, style, name, setup.shared.book.id);
    return [{ name, caption, label: new Label(line, skin) }];
  });
  return (context, match) => {
    const info = infoOf(match.games[seat]!, { left: teamLinesLeft(match, seat) });
    for (const { name, caption, label } of labels)
      label.paint(context, `${caption} ${textOf({ ...style, format: words.format, name }, info)}`);
  };
}
