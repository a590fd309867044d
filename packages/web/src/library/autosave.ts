// The log is the save: a game in progress is kept now and then, and whenever the page may go away.

import { makeBinaryLog } from "@korobeinix/engine";
import type { Session } from "../table/session.ts";
import type { GameStorage, SavedGame } from "../storage/storage.ts";

const EVERY_MS = 3_000;

export class Autosave {
  readonly #session: Session;
  readonly #storage: GameStorage;
  readonly #facts: Omit<SavedGame, "log">;
  #lastMs = 0;
  #savedPieces = -1;

  /** `facts`: what is not in the log and holds also after a reload. */
  constructor(session: Session, storage: GameStorage, facts: Omit<SavedGame, "log">) {
    this.#session = session;
    this.#storage = storage;
    this.#facts = facts;
  }

  /** Once a frame: writes when a piece has locked since the last time, and not too often. */
  frame(timeStampMs: number): void {
    const { pieces } = this.#session.game.state;
    if (pieces === this.#savedPieces || timeStampMs - this.#lastMs < EVERY_MS) return;
    this.#lastMs = timeStampMs;
    this.now();
  }

  /** At once: on a pause, or when the page is about to be hidden. */
  now(): void {
    if (this.#session.isOver) return;
    this.#savedPieces = this.#session.game.state.pieces;
    void this.#storage.saveGame({ log: makeBinaryLog(this.#session.toLog()), ...this.#facts });
  }

  /** The page is about to go, maybe before a write is done. */
  leaving(): void {
    this.now();
    this.#storage.noteSave();
  }

  /** The game is over or given up: there is nothing to go on with. */
  clear(): void {
    void this.#storage.clearSave();
  }
}
