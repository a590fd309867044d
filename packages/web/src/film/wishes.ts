// What is asked for in the dialog, and how a file comes of it. What writes videos is fetched only when one is made.

import { growMatchTimeline, seekMatch } from "@korobeinix/engine";
import { type AnyLog, isMatchLog, setupOf } from "../logs/anyLog.ts";
import { inSlices } from "../logs/slices.ts";
import type { App } from "../parts/context.ts";
import { musicOf } from "../sound/musicOf.ts";
import { skinOf } from "../stage/skinOf.ts";
import { currentWonder } from "../library/wonders.ts";
import { makeMatchPoster, type MatchPosterOptions } from "../picture/matchPoster.ts";
import { makeImage, pngOf } from "../picture/poster.ts";
import { IMAGE_SIZES, type Shape } from "../picture/posterLayout.ts";
import { announce } from "../words/announce.ts";
import type { MakeFile } from "./exporting.ts";
import { filmWords } from "./filmWords.ts";
import { type Cut, mediaName, type Stretch, stretchOf } from "./frames.ts";

export interface Wishes {
  readonly kind: "image" | "video";
  readonly shape: Shape;
  /** Of a video: lines along its shorter side, an image being 1080. */
  readonly lines: 720 | 1080;
  readonly stretch: Stretch;
  readonly speed: number;
  readonly fps: Cut["fps"];
  readonly hasSound: boolean;
}

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];
export const LINES: readonly Wishes["lines"][] = [720, 1080];

/** What a file is made of. */
export interface Subject {
  readonly app: App;
  readonly log: AnyLog;
  /** Of a match, seat by seat. */
  readonly names?: readonly string[] | undefined;
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
    shape: isUpright ? "tall" : "wide",
    lines: 720,
    stretch: "whole",
    speed: 1,
    fps: 30,
    hasSound: (isMusicOn || areEffectsOn) && !isHushed,
  };
}

export function cutOf({ log, at }: Pick<Subject, "log" | "at">, { stretch, speed, fps }: Wishes): Cut {
  return { ...stretchOf(stretch, at, log.end), speed, fps };
}

export function videoScale({ lines }: Wishes): number {
  return lines / IMAGE_SIZES.wide.height;
}

export function posterOptions(subject: Subject, shape: Shape, scale: number): MatchPosterOptions {
  const { app, log, names = [], name, date } = subject;
  const { display } = app.settings.peek();
  const { index, steps } = currentWonder(app.wonderLines.peek());
  const { t, format, language } = app.shell.peek();
  const f = filmWords(language);
  return {
    names,
    placeWord: (place) => (place > 0 ? f("film.place", { place }) : ""),
    shape,
    scale,
    name,
    date,
    skin: skinOf(setupOf(log).book.id, display),
    hasPatterns: display.hasPatterns,
    isHighContrast: display.isHighContrast,
    words: { t, format },
    wonder: { index, share: steps / STEPS },
  };
}

/** Steps in which a wonder rises. */
const STEPS = 7;

export function fileMaker(subject: Subject, wishes: Wishes): MakeFile {
  return wishes.kind === "image" ? imageMaker(subject, wishes) : videoMaker(subject, wishes);
}

function imageMaker(subject: Subject, { shape }: Wishes): MakeFile {
  const { log, at } = subject;
  const options = posterOptions(subject, shape, 1);
  return async () => ({
    blob: isMatchLog(log) ? await pngOf(await paintMatch(subject, options)) : await makeImage(log, at, options),
    name: nameOf(subject, "png"),
  });
}

/** The moment of a match. */
export async function paintMatch(
  { log, at }: Pick<Subject, "log" | "at">,
  options: MatchPosterOptions,
): Promise<HTMLCanvasElement> {
  if (!isMatchLog(log)) throw new TypeError("no match");
  const match = seekMatch(await inSlices(growMatchTimeline(log)), at);
  const poster = await makeMatchPoster(match, options);
  poster.paint(match);
  return poster.canvas;
}

function videoMaker(subject: Subject, wishes: Wishes): MakeFile {
  const { app, log } = subject;
  return async (work) => {
    const [{ makeFilm }, { soundOf }] = await Promise.all([import("./film.ts"), import("./filmSound.ts")]);
    const film = await makeFilm(log, {
      ...posterOptions(subject, wishes.shape, videoScale(wishes)),
      ...cutOf(subject, wishes),
      ...work,
      announce: (event) => announce(app.shell.peek().t, event),
      sound: wishes.hasSound ? soundOf(setupOf(log).book.id, app.settings.peek().sound) : undefined,
    });
    return { blob: film.blob, name: nameOf(subject, film.extension), micros: film.micros };
  };
}

function nameOf({ log, name }: Subject, extension: string): string {
  const setup = setupOf(log);
  return mediaName([setup.book.id, setup.variation.id, name], extension);
}
