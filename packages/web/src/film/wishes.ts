// What is asked for in the dialog, and how a file comes of it. What writes videos is fetched only when one is made.

import type { Log } from "@korobeinix/engine";
import type { App } from "../parts/context.ts";
import { musicOf } from "../sound/musicOf.ts";
import { skinOf } from "../stage/skinOf.ts";
import { currentWonder } from "../library/wonders.ts";
import { type ImageOptions, makeImage } from "../picture/poster.ts";
import { IMAGE_SIZES, type Shape } from "../picture/posterLayout.ts";
import { announce } from "../words/announce.ts";
import type { MakeFile } from "./exporting.ts";
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
  readonly log: Log;
  readonly at: number;
  readonly name: string;
  readonly date: number | undefined;
}

export function firstWishes({ app, log }: Subject): Wishes {
  const { isMusicOn, areEffectsOn, hasTerminalSound } = app.settings.peek().sound;
  // Silent by default (K-11).
  const isHushed = musicOf(log.setup.book.id).isSilentByDefault && !hasTerminalSound;
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

export function posterOptions({ app, log, name, date }: Subject, shape: Shape, scale: number): ImageOptions {
  const { display } = app.settings.peek();
  const { index, steps } = currentWonder(app.wonderLines.peek());
  const { t, format } = app.shell.peek();
  return {
    shape,
    scale,
    name,
    date,
    skin: skinOf(log.setup.book.id, display),
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
  return async () => ({
    blob: await makeImage(subject.log, subject.at, posterOptions(subject, shape, 1)),
    name: nameOf(subject, "png"),
  });
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
      sound: wishes.hasSound ? soundOf(log.setup.book.id, app.settings.peek().sound) : undefined,
    });
    return { blob: film.blob, name: nameOf(subject, film.extension), micros: film.micros };
  };
}

function nameOf({ log: { setup }, name }: Subject, extension: string): string {
  return mediaName([setup.book.id, setup.variation.id, name], extension);
}
