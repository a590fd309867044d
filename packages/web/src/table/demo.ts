// A recorded game that plays itself behind the title and beside the menu: a log, played in time, over and over, from
// its beginning or from somewhere in it.

import { type Game, type RuleBookId, takeEvents, unwrap } from "@korobeinix/engine";
import { LogPlayer } from "@korobeinix/engine/log";
import { DEMOS } from "../demos/demos.ts";
import { parseLink } from "../logs/link.ts";
import type { BoardFrame } from "../stage/stage.ts";
import type { Activity } from "./loop.ts";

/** A page that was held up goes on where it was: all that it missed, shown at once, would be one flash. */
const LONGEST_FRAME_MS = 250;

export class Demo implements Activity {
  readonly #player: LogPlayer;
  readonly #from: number;
  #playedMs = 0;
  #lastMs: number | undefined;

  /** The rule book's game; `share`: how much of it is past when it begins, from 0 to 1. */
  static async fetch(ruleBook: RuleBookId, share: number): Promise<Demo> {
    return new Demo(new LogPlayer(unwrap(parseLink(await DEMOS[ruleBook]()))), share);
  }

  private constructor(player: LogPlayer, share: number) {
    this.#player = player;
    this.#from = Math.floor(player.log.end * share);
    player.jumpTo(this.#from);
  }

  get games(): readonly Game[] {
    return [this.game];
  }

  get game(): Game {
    return this.#player.game;
  }

  frame(timeStampMs: number): readonly BoardFrame[] {
    this.#playedMs += Math.min(timeStampMs - (this.#lastMs ?? timeStampMs), LONGEST_FRAME_MS);
    this.#lastMs = timeStampMs;
    const to = this.#from + Math.round(this.#playedMs * 1000);
    if (to > this.#player.log.end) {
      this.#player.jumpTo(this.#from);
      this.#playedMs = 0;
    } else {
      this.#player.playTo(to);
    }
    return [{ game: this.game, events: takeEvents(this.game) }];
  }
}
