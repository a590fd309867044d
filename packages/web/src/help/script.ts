// Scripts of demonstrations: words for what a player does, played by the engine itself to find their times.
//
//   left right cw ccw hard hold   a press and its release, one step of time apart
//   left*3                        the same so many times
//   leftHeld rightHeld            held up to whatever is in the way
//   down                          a Soft Drop held until the piece stands; down*2: until it is two rows lower
//   steps  step*2                 the same as presses, where a Soft Drop is one row a press
//   fall*3  land  lock            waits until it is so much lower, stands, or is locked
//   wait                          waits one step of time; wait*3: three
//
// A control waits for a piece to be in play. With the last piece of the queue locked, the script is over.

import {
  actsWhileHeld,
  advance,
  type Control,
  type Game,
  type Input,
  type InputName,
  MILLISECOND,
  NEVER,
  newGame,
  nextMoment,
  play,
  RELEASES,
  type Setup,
} from "@korobeinix/engine";

/** From one control to the next: slow enough to be followed. */
const PACE = 320 * MILLISECOND;
/** How long a key is down. */
const TAP = 90 * MILLISECOND;
/** Between rows that are stepped or fallen through on the way. */
const QUICK = 110 * MILLISECOND;
/** A piece that has not moved for so long while its key was held stands against something. */
const LONGEST_REPEAT = 501 * MILLISECOND;

const CONTROLS: { readonly [word: string]: Control } = {
  left: "left",
  right: "right",
  cw: "rotateClockwise",
  ccw: "rotateCounterclockwise",
  hard: "hardDrop",
  hold: "hold",
  step: "softDrop",
};

interface Performed {
  readonly inputs: readonly Input[];
  readonly end: number;
}

class Performer {
  readonly game: Game;
  readonly inputs: Input[] = [];
  readonly #pieces: number;

  constructor(setup: Setup, isFrozen: boolean) {
    this.game = newGame(setup);
    this.#pieces = setup.queue.length + (setup.hold < 0 ? 0 : 1);
    advance(this.game, 0);
    if (isFrozen) this.press("freeze", 1);
  }

  get isOver(): boolean {
    return this.game.state.pieces >= this.#pieces || this.game.state.phase === "ended";
  }

  press(name: InputName, value?: number): void {
    const at = this.game.state.time;
    const input: Input = value === undefined ? { at, name } : { at, name, value };
    this.inputs.push(input);
    play(this.game, input);
  }

  pass(micros: number): void {
    this.until(() => false, this.game.state.time + micros);
  }

  /** Lets moment after moment pass until something is so, at most until a time; never beyond the last Lock Down. */
  until(isSo: () => boolean, latest = Number.MAX_SAFE_INTEGER): void {
    const { state } = this.game;
    while (!isSo() && !this.isOver && state.time < latest) {
      const next = Math.min(nextMoment(this.game), latest);
      if (next >= NEVER) throw new Error("a script that waits for what never comes");
      advance(this.game, next);
    }
  }
}

/** `isFrozen`: gravity stands still throughout (E-18). */
export function perform(setup: Setup, script: string, isFrozen = false): Performed {
  const performer = new Performer(setup, isFrozen);
  const { state } = performer.game;
  performer.pass(PACE);
  for (const word of script.split(" ")) {
    const [name = "", times] = word.split("*");
    performWord(performer, name, times === undefined ? undefined : Number(times));
    if (performer.isOver) break;
  }
  return { inputs: performer.inputs, end: state.time };
}

function performWord(performer: Performer, word: string, times: number | undefined): void {
  const { state } = performer.game;
  const row = state.y - (times ?? 1);
  switch (word) {
    case "wait":
      return performer.pass(PACE * (times ?? 1));
    case "fall":
      return performer.until(() => state.y <= row);
    case "land":
      return performer.until(() => state.phase === "lock");
    case "lock": {
      const { pieces } = state;
      return performer.until(() => state.pieces > pieces);
    }
    case "down":
      return softDrop(performer, times);
    case "leftHeld":
      return holdTo(performer, "left");
    case "rightHeld":
      return holdTo(performer, "right");
    case "steps":
      while (state.phase !== "lock" && !performer.isOver) tap(performer, "step");
      return undefined;
    default:
      for (let i = 0; i < (times ?? 1) && !performer.isOver; i++) tap(performer, word);
  }
}

function softDrop(performer: Performer, rows: number | undefined): void {
  const { state } = performer.game;
  performer.until(() => state.kind >= 0);
  const row = state.y - (rows ?? 0);
  performer.press("softDrop");
  performer.until(() => (rows === undefined ? state.phase === "lock" : state.y <= row));
  performer.press("softDropReleased");
  performer.pass(QUICK);
}

/** Until the piece has not moved for a while. */
function holdTo(performer: Performer, control: "left" | "right"): void {
  const { state } = performer.game;
  performer.until(() => state.kind >= 0);
  performer.press(control);
  for (let x = NaN; x !== state.x && !performer.isOver;) {
    ({ x } = state);
    performer.pass(LONGEST_REPEAT);
  }
  const release = RELEASES[control];
  if (release !== undefined && !performer.isOver) performer.press(release);
  performer.pass(QUICK);
}

function tap(performer: Performer, word: string): void {
  const { state } = performer.game;
  const name = CONTROLS[word];
  if (name === undefined) throw new Error(`no word of a script: ${word}`);
  performer.until(() => state.kind >= 0);
  performer.press(name);
  const pace = word === "step" ? QUICK : PACE;
  const release = actsWhileHeld(performer.game.rules.setup, name) ? RELEASES[name] : undefined;
  performer.pass(Math.min(TAP, pace));
  if (release !== undefined && !performer.isOver) performer.press(release);
  performer.pass(pace - TAP);
}
