// A copy of a game in which ways are tried. Nothing comes after the Lock Down of the piece in play: no line rises and no
// piece is drawn, so that a trial can tell nothing that its player does not see.

import { type Game, MINUTE, NEVER, type State, advance, nextMoment } from "@korobeinix/engine";

/** Beyond every trial. */
const NO_NEXT_PIECE: number = 24 * 60 * MINUTE;

export class Trial {
  readonly game: Game;
  /** The kind of the piece that is tried. */
  readonly kind: number;
  readonly #source: State;

  /** The game itself must not go on while it is tried. */
  constructor({ rules, state, feed }: Game) {
    const { rows, cells, tally, incoming } = state;
    const planes = { rows: rows.slice(), cells: cells.slice(), tally: tally.slice(), incoming: [...incoming] };
    this.#source = state;
    this.kind = state.kind;
    this.game = {
      rules: { ...rules, garbage: undefined, generation: NO_NEXT_PIECE },
      state: { ...state, ...planes },
      events: null,
      feed,
    };
  }

  /** The piece has locked. Its facing, its centre and its spin can still be read. */
  get hasLocked(): boolean {
    return this.game.state.pieces !== this.#source.pieces;
  }

  /** There is nothing left to do: the piece has locked, or the game has ended. */
  get isOver(): boolean {
    const { state } = this.game;
    return state.pieces !== this.#source.pieces || state.phase === "ended";
  }

  /** Goes on to a time, unless it is there already. */
  goTo(at: number): void {
    if (at > this.game.state.time && !this.isOver) advance(this.game, at);
  }

  /** Goes on to whatever happens next by itself. False: nothing will. */
  goOn(): boolean {
    const at = this.isOver ? NEVER : nextMoment(this.game);
    if (at === NEVER) return false;
    advance(this.game, at);
    return true;
  }

  /** The state, the Matrix left out: only a Lock Down changes that. */
  save(): State {
    return { ...this.game.state };
  }

  /** Puts back a state from before the Lock Down. */
  load(saved: State): void {
    if (this.hasLocked) {
      const { rows, cells, tally } = this.#source;
      saved.rows.set(rows);
      saved.cells.set(cells);
      saved.tally.set(tally);
    }
    this.game.state = { ...saved };
  }
}
