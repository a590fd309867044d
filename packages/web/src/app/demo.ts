// A recorded game that plays itself behind the title and beside the menu: a log, played in time, over and over, from
// its beginning or from somewhere in it.

import { type Game, type GameEvent, type Log, type RuleBookId, unwrap } from "@korobeinix/engine";
import { DEMOS } from "../demos/demos.ts";
import { LogCursor } from "../replays/cursor.ts";
import { parseLink } from "../replays/link.ts";

/** A page that was held up goes on where it was: all that it missed, shown at once, would be one flash. */
const LONGEST_FRAME_MS = 250;

export class Demo {
  readonly #log: Log;
  readonly #from: number;
  #cursor: LogCursor;
  #playedMs = 0;
  #lastMs: number | undefined;

  /** The rule book's game; `share`: how much of it is past when it begins, from 0 to 1. */
  static async fetch(ruleBook: RuleBookId, share: number): Promise<Demo> {
    return new Demo(unwrap(parseLink(await DEMOS[ruleBook]())), share);
  }

  private constructor(log: Log, share: number) {
    this.#log = log;
    this.#from = Math.floor(this.#log.end * share);
    this.#cursor = this.#begin();
  }

  get game(): Game {
    return this.#cursor.game;
  }

  /** Events since the last frame; undefined when the game has begun anew. */
  frame(timeStampMs: number): readonly GameEvent[] | undefined {
    this.#playedMs += Math.min(timeStampMs - (this.#lastMs ?? timeStampMs), LONGEST_FRAME_MS);
    this.#lastMs = timeStampMs;
    const to = this.#from + Math.round(this.#playedMs * 1000);
    if (to > this.#log.end) {
      this.#cursor = this.#begin();
      this.#playedMs = 0;
      return undefined;
    }
    this.#cursor.playTo(to);
    return this.#cursor.takeEvents();
  }

  #begin(): LogCursor {
    const cursor = new LogCursor(this.#log);
    cursor.playTo(this.#from);
    cursor.takeEvents();
    return cursor;
  }
}
