// A computer's game on the stage: its table, its speakers, the numbers beside the Matrix. It is nobody's own: nothing of
// it is saved, and it enters no table.

import { rankOf } from "@korobeinix/bots";
import type { Game, Setup } from "@korobeinix/engine";
import type { ComputerRank } from "@korobeinix/engine/match";
import { effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import { makeThinker, type Thinker } from "../computers/thinker.ts";
import { musicOf } from "../sound/musicOf.ts";
import type { DisplaySettings } from "../settings/settings.ts";
import type { Sound } from "../sound/sound.ts";
import type { BoardFrame } from "../stage/stage.ts";
import { ComputerSource } from "../table/computerSource.ts";
import { endingOf } from "../table/gameEnding.ts";
import { type GameInfo, tellInfo } from "../table/gameInfo.ts";
import type { Activity } from "../table/loop.ts";
import type { Seat } from "../table/seat.ts";
import { type Begun, Session } from "../table/session.ts";
import { SideBySide } from "../table/sideBySide.ts";
import { type Phase, Table } from "../table/table.ts";

export interface LiveGameOptions {
  readonly setup: Setup;
  readonly name: string;
  readonly rank: ComputerRank;
  /** What its hesitations and slips come from. */
  readonly seed: number;
  readonly sound: Sound;
  readonly display: () => DisplaySettings;
  readonly thinker?: Thinker;
}

export class LiveGame implements Activity {
  readonly source: ComputerSource<Session>;
  readonly table: Table;
  readonly name: string;
  readonly #sound: Sound;
  readonly #thinker: Thinker;
  readonly #info = signal<GameInfo | undefined>(undefined);
  readonly #stopMusic: () => void;

  constructor({ setup, name, rank, seed, sound, display, thinker = makeThinker() }: LiveGameOptions) {
    this.name = name;
    this.#sound = sound;
    this.#thinker = thinker;
    this.source = new ComputerSource(new Session(setup), rankOf(setup.book.id, rank), thinker, seed);
    const seat: Seat = { name, source: this.source };
    this.table = new Table({
      play: new SideBySide([seat]),
      countsDown: { atStart: false, afterPause: false },
      ending: endingOf(this.source.game, display),
    });
    this.#stopMusic = effect(() => {
      const phase = this.table.phase.value;
      untracked(() => this.#playMusic(phase));
    });
  }

  get games(): readonly Game[] {
    return this.table.games;
  }

  get info(): ReadonlySignal<GameInfo | undefined> {
    return this.#info;
  }

  frame(timeStampMs: number): readonly BoardFrame[] {
    const boards = this.table.frame(timeStampMs);
    for (const { game, events } of boards) {
      this.#sound.hear(game, events);
      this.#sound.follow(game);
      tellInfo(this.#info, game);
    }
    return boards;
  }

  drawn(): void {
    this.table.drawn();
  }

  pause(): void {
    this.table.pause(performance.now());
  }

  /** Nothing hides it in a pause: whoever lets it go on sees it. */
  resume(): void {
    this.table.resume();
    this.table.drawn();
  }

  /** The game as it stands, for hands to go on with: whatever is held is let go. */
  handOver(): Begun {
    this.pause();
    return { log: this.source.hands.toLog(), game: this.source.game };
  }

  close(): void {
    this.#stopMusic();
    this.#sound.stopMusic();
    this.#thinker.close();
  }

  #playMusic(phase: Phase): void {
    if (phase === "running") this.#sound.startMusic(musicOf(this.source.hands.setup.book.id));
    else if (phase === "paused") this.#sound.pauseMusic();
    else if (phase === "ending") this.#sound.stopMusic();
  }
}
