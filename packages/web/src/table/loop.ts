// The one loop: with every animation frame time passes for what is on, and what has happened goes to the listeners, the
// picture among them. It goes on where nothing can be drawn.

import type { Game } from "@korobeinix/engine";
import type { InputDevice } from "../input/input.ts";
import type { BoardFrame, Seating } from "../stage/stage.ts";

/** What is on: a table, a replay, practice, a recorded game behind a menu. */
export interface Activity {
  /** One for each board. */
  readonly games: readonly Game[];
  /** Of a match. */
  readonly seating?: Seating | undefined;
  /** Lets time pass up to now; every board with what has happened on it since the last frame. */
  frame(timeStampMs: number): readonly BoardFrame[];
  /** The picture shows it as it is. */
  drawn?(): void;
}

/** Hears every frame: sound, numbers, autosave… */
export type Listener = (timeStampMs: number, boards: readonly BoardFrame[]) => void;

/** Who else takes part: devices are asked before time passes, so that what they say is in the same frame. */
export interface Company {
  readonly devices?: readonly Pick<InputDevice, "poll">[];
  readonly listeners?: readonly Listener[];
}

/** Draws; tells whether the picture is on the screen. */
type Picture = (timeStampMs: number, boards: readonly BoardFrame[]) => boolean;

/** Calls back once, with the time of the next frame. */
export type RequestFrame = (callback: (timeStampMs: number) => void) => void;

export class Loop {
  #activity: Activity | undefined;
  #company: Company = {};
  #picture: Picture | undefined;

  constructor(requestFrame: RequestFrame) {
    const tick = (timeStampMs: number): void => {
      requestFrame(tick);
      this.#frame(timeStampMs);
    };
    requestFrame(tick);
  }

  /** From the next frame on this is on, in place of what was; nothing: the last picture stands. */
  run(activity: Activity | undefined, company: Company = {}): void {
    this.#activity = activity;
    this.#company = company;
  }

  /** There may be none yet, and it may be another one later. */
  setPicture(picture: Picture | undefined): void {
    this.#picture = picture;
  }

  #frame(timeStampMs: number): void {
    const activity = this.#activity;
    if (activity === undefined) return;
    const { devices = [], listeners = [] } = this.#company;
    for (const device of devices) device.poll(timeStampMs);
    // A button may have put another activity in its place.
    if (activity !== this.#activity) return;
    const boards = activity.frame(timeStampMs);
    // A Restart that was held for long enough has put another game in its place.
    if (activity !== this.#activity) return;
    for (const listener of listeners) listener(timeStampMs, boards);
    // A listener may have put another activity in its place: its boards are not the ones to draw.
    if (activity === this.#activity && this.#picture?.(timeStampMs, boards) === true) activity.drawn?.();
  }
}
