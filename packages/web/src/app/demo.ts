// A recorded game that plays itself behind the title and beside the menu: a log, played in time, over and over, from
// its beginning or from somewhere in it.

import { type Game, type GameEvent, type Log, type RuleBookId, unwrap } from "@korobeinix/engine";
import { DEMOS } from "../demos/demos.ts";
import { LogCursor } from "../replays/cursor.ts";
import { parseLink } from "../replays/link.ts";

export class Demo {
  readonly #log: Log;
  readonly #from: number;
  #cursor: LogCursor;
  #startedMs: number | undefined;

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
    this.#startedMs ??= timeStampMs;
    const to = this.#from + Math.round((timeStampMs - this.#startedMs) * 1000);
    if (to > this.#log.end) {
      this.#cursor = this.#begin();
      this.#startedMs = timeStampMs;
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
