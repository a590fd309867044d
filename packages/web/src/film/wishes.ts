// What is asked for in the dialog, and how a file comes of it. What paints and writes is fetched only when it is needed.

import { type Game, isWon } from "@korobeinix/engine";
import { resultPart } from "../library/keep.ts";
import { type AnyLog, isMatchLog, setupOf } from "../logs/anyLog.ts";
import type { App } from "../parts/context.ts";
import { musicOf } from "../sound/musicOf.ts";
import { skinOf } from "../stage/skinOf.ts";
import type { MakeFile } from "./exporting.ts";
import { filmWords } from "./filmWords.ts";
import { type Cut, mediaName, type Stretch, stretchOf } from "./frames.ts";
import type { FilmSeat, ReelOptions } from "./reel.ts";
import { FULL_LINES, type Shape } from "./shapes.ts";
import { tailOf } from "./tail.ts";

export interface Wishes {
  readonly kind: "image" | "video";
  readonly shape: Shape;
  /** Of a video: along its shorter side. */
  readonly lines: 720 | 1080;
  readonly stretch: Stretch;
  readonly speed: number;
  readonly fps: Cut["fps"];
  readonly hasKeys: boolean;
  readonly hasSound: boolean;
}

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];
export const LINES: readonly Wishes["lines"][] = [720, 1080];

/** What a file is made of. */
export interface Subject {
  readonly app: App;
  readonly log: AnyLog;
  /** Of a match, seat by seat. */
  readonly seats?: readonly FilmSeat[] | undefined;
  readonly at: number;
  readonly name: string;
  readonly date: number | undefined;
}

export function firstWishes({ app, log }: Subject): Wishes {
  const { isMusicOn, areEffectsOn, hasTerminalSound } = app.settings.peek().sound;
  // Silent by default (K-11).
  const isHushed = musicOf(setupOf(log).book.id).isSilentByDefault && !hasTerminalSound;
  const isUpright = window.innerHeight > window.innerWidth;
  return {
    kind: "image",
    shape: isUpright ? "upright" : "wide",
    lines: 720,
    stretch: "whole",
    speed: 1,
    fps: 30,
    hasKeys: true,
    hasSound: (isMusicOn || areEffectsOn) && !isHushed,
  };
}

/** The last ten seconds, ready to be posted. */
export function clipWishes(subject: Subject): Wishes {
  return { ...firstWishes(subject), kind: "video", stretch: "last10", fps: 60, hasKeys: false };
}

export function cutOf({ app, log, at }: Subject, { stretch, speed, fps }: Wishes): Cut {
  const { display } = app.look();
  const tail = tailOf(log, skinOf(setupOf(log).book.id, display), display);
  return { ...stretchOf(stretch, at, log.end, tail), speed, fps };
}

type PictureOptions = Omit<ReelOptions, "from" | "speed" | "runUpMs">;

export function pictureOptions(
  { app, log, seats = [], name, date }: Subject,
  { shape, lines, hasKeys }: Pick<PictureOptions, "shape" | "lines" | "hasKeys">,
): PictureOptions {
  const { t, format, language } = app.shell.peek();
  const f = filmWords(language);
  const look = { ...app.look(), isHeadTaken: true };
  return {
    shape,
    lines,
    hasKeys,
    seats,
    name,
    date,
    look,
    placeWord: (place) => (place > 0 ? f("film.place", { place }) : ""),
    skin: skinOf(setupOf(log).book.id, look.display),
    words: { t, format, areCaptionsTranslated: look.display.areCaptionsTranslated },
  };
}

export function fileMaker(subject: Subject, wishes: Wishes): MakeFile {
  return wishes.kind === "image" ? imageMaker(subject, wishes) : videoMaker(subject, wishes);
}

function imageMaker(subject: Subject, { shape }: Wishes): MakeFile {
  const { log, at } = subject;
  return async ({ signal }) => {
    const { paintMoment, pngOf } = await import("./openReel.ts");
    const options = pictureOptions(subject, { shape, lines: FULL_LINES, hasKeys: false });
    const { canvas, game } = await paintMoment(log, at, { ...options, signal });
    return { blob: await pngOf(canvas), name: nameOf(subject, game, "png") };
  };
}

function videoMaker(subject: Subject, wishes: Wishes): MakeFile {
  const { app, log } = subject;
  return async (work) => {
    const [{ makeFilm }, { soundOf }] = await Promise.all([import("./film.ts"), import("./filmSound.ts")]);
    const film = await makeFilm(log, {
      ...pictureOptions(subject, wishes),
      ...cutOf(subject, wishes),
      ...work,
      sound: wishes.hasSound ? soundOf(setupOf(log).book.id, app.settings.peek()) : undefined,
    });
    return { blob: film.blob, name: nameOf(subject, film.game, film.extension), micros: film.micros };
  };
}

/** "korobeinix-guideline-sprint-0m58s-ana.mp4" */
function nameOf({ log, name }: Subject, { state }: Game, extension: string): string {
  const { book, variation } = setupOf(log);
  const { score, lines, time, outcome } = state;
  const result = isMatchLog(log)
    ? ["match", resultPart({ score, lines, micros: time, isWon: true })]
    : [resultPart({ score, lines, micros: time, isWon: isWon(outcome) })];
  return mediaName([book.id, variation.id, ...result, name], extension);
}
