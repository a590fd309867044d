// Fingers: they make strokes in a trial of a game, in time. Each press waits for its beat, and is no sooner than the
// handling would repeat the same key.

import { type Control, type Input, type InputName, play } from "@korobeinix/engine";
import { type Beat, wholeMs } from "./pace.ts";
import { type Stroke, releasesOf } from "./strokes.ts";
import type { Trial } from "./trial.ts";

/** When the next press may come: any, one to the left, one to the right. */
export interface Readiness {
  readonly at: number;
  readonly leftAt: number;
  readonly rightAt: number;
  readonly presses: number;
}

export class Fingers {
  /** What was pressed and let go. */
  readonly inputs: Input[] = [];
  ready: Readiness;
  readonly #trial: Trial;
  readonly #beat: Beat;
  readonly #releases: ReadonlyMap<Control, InputName>;
  readonly #repeatMicros: number;

  /** Lets go of whatever is held when the first press may come. */
  constructor(trial: Trial, beat: Beat) {
    const { rules, state } = trial.game;
    const at = wholeMs(Math.max(beat.firstAt, state.time));
    this.#trial = trial;
    this.#beat = beat;
    this.#releases = releasesOf(rules);
    this.#repeatMicros = rules.book.autoRepeats ? rules.repeatMicros : 0;
    this.ready = { at, leftAt: at, rightAt: at, presses: 0 };
    if (state.held === 0) return;
    const now = wholeMs(state.time);
    for (const name of this.#releases.values()) this.#put(now, name);
  }

  /** Makes a stroke. */
  stroke({ key, row = -Infinity }: Stroke): void {
    switch (key) {
      case "leftHeld":
        return this.#slide("left");
      case "rightHeld":
        return this.#slide("right");
      case "fall":
        return this.#fall(row);
      case "softDrop":
        return this.#releases.has(key) ? this.#softDrop(row) : this.#tap(key);
      default:
        return this.#tap(key);
    }
  }

  /** Goes on to when the next press may come. */
  wait(): void {
    this.#trial.goTo(this.ready.at);
  }

  /** Presses Soft Drop; `letGo` ends it. */
  beginSoftDrop(): void {
    this.#press("softDrop");
  }

  letGo(control: Control, at: number): void {
    const name = this.#releases.get(control);
    if (name !== undefined) this.#put(at, name);
    if (at > this.ready.at) this.ready = { ...this.ready, at };
  }

  #tap(control: Control): void {
    const at = this.#press(control);
    if (this.#releases.has(control)) this.letGo(control, at + this.#beat.tapMicros);
  }

  /** Holds a direction until something is in the way. */
  #slide(control: "left" | "right"): void {
    this.#press(control);
    const trial = this.#trial;
    while (!trial.game.state.isCharged && trial.goOn());
    this.letGo(control, wholeMs(trial.game.state.time));
  }

  #softDrop(row: number): void {
    this.beginSoftDrop();
    this.#fallTo(row);
    this.letGo("softDrop", wholeMs(this.#trial.game.state.time));
  }

  #fall(row: number): void {
    this.#fallTo(row);
    const at = wholeMs(this.#trial.game.state.time);
    if (at > this.ready.at) this.ready = { ...this.ready, at };
  }

  /** Lets the piece come to a row, or to what it stands on. */
  #fallTo(row: number): void {
    const trial = this.#trial;
    while (trial.game.state.y > row && trial.game.state.phase === "falling" && trial.goOn());
  }

  #press(control: Control): number {
    const { ready } = this;
    const { gaps } = this.#beat;
    const own = control === "left" ? ready.leftAt : control === "right" ? ready.rightAt : 0;
    const at = wholeMs(Math.max(ready.at, own));
    this.#put(at, control);
    const again = at + this.#repeatMicros;
    this.ready = {
      at: at + gaps[ready.presses % gaps.length]!,
      leftAt: control === "left" ? again : ready.leftAt,
      rightAt: control === "right" ? again : ready.rightAt,
      presses: ready.presses + 1,
    };
    return at;
  }

  #put(at: number, name: InputName): void {
    const input = { at, name };
    this.inputs.push(input);
    // What is let go after the Lock Down belongs to the log, and changes nothing of the way.
    if (!this.#trial.isOver) play(this.#trial.game, input);
  }
}
