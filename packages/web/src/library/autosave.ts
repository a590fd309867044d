// The log is the save: what is in progress is kept now and then, and whenever the page may go away.

import { makeBinaryLog } from "@korobeinix/engine/log";
import { makeBinaryMatch } from "@korobeinix/engine/match";
import type { GameStorage, SavedGame, SavedMatch } from "../storage/storage.ts";
import type { MatchGame } from "../table/matchGame.ts";
import type { Session } from "../table/session.ts";

/** What is saved, and where. */
export interface Saving {
  readonly isOver: boolean;
  /** How many pieces have been placed. */
  readonly pieces: number;
  /** How long after a save the next one may come. */
  readonly everyMs: number;
  save(): void;
  clear(): void;
}

/** `facts`: what is not in the log and holds also after a reload. */
export function savingOfGame(session: Session, storage: GameStorage, facts: Omit<SavedGame, "log">): Saving {
  return {
    get isOver() {
      return session.isOver;
    },
    get pieces() {
      return session.game.state.pieces;
    },
    everyMs: 3_000,
    save: () => void storage.saveGame({ log: makeBinaryLog(session.toLog()), ...facts }),
    clear: () => void storage.clearSave(),
  };
}

/** Six logs are longer than one, and are written less often. */
export function savingOfMatch(game: MatchGame, storage: GameStorage, facts: Omit<SavedMatch, "log">): Saving {
  return {
    get isOver() {
      return game.isOver;
    },
    get pieces() {
      return game.match.games.reduce((sum, { state }) => sum + state.pieces, 0);
    },
    everyMs: 10_000,
    save: () => void storage.saveMatch({ log: makeBinaryMatch(game.toLog()), ...facts }),
    clear: () => void storage.clearMatch(),
  };
}

export class Autosave {
  readonly #saving: Saving;
  #lastMs = 0;
  #savedPieces = -1;

  constructor(saving: Saving) {
    this.#saving = saving;
  }

  /** Once a frame: writes when a piece has locked since the last time, and not too often. */
  frame(timeStampMs: number): void {
    const { pieces, everyMs } = this.#saving;
    if (pieces === this.#savedPieces || timeStampMs - this.#lastMs < everyMs) return;
    this.#lastMs = timeStampMs;
    this.now();
  }

  /** At once: on a pause, or when the page is about to be hidden. */
  now(): void {
    if (this.#saving.isOver) return;
    this.#savedPieces = this.#saving.pieces;
    this.#saving.save();
  }

  /** It is over or given up: there is nothing to go on with. */
  clear(): void {
    this.#saving.clear();
  }
}
