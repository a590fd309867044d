// A seat's inputs from a log: the game that was played, at the time of the table.

import { type Game, SECOND } from "@korobeinix/engine";
import { LogPlayer, type Timeline } from "@korobeinix/engine/log";

/** A frame never takes longer: a table that is so far ahead has been taken up again. */
const LONGEST_STEP = SECOND;

export class LogSource {
  readonly timeline: Timeline;
  readonly #player: LogPlayer;
  #at = 0;

  constructor(timeline: Timeline) {
    this.timeline = timeline;
    this.#player = new LogPlayer(timeline);
  }

  get game(): Game {
    return this.#player.game;
  }

  /** Goes along with the table's time, and stands still at the end of its log. */
  advanceTo(micros: number): void {
    const to = Math.min(this.timeline.log.end, micros);
    if (to === this.#at) return;
    if (to < this.#at || to - this.#at > LONGEST_STEP) this.#player.jumpTo(to);
    else this.#player.playTo(to);
    this.#at = to;
  }
}
