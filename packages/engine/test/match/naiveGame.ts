// One seat's game for the second referees. It plays step by step, and lists all that a referee has to know of the game.
// A referee gives it the player's inputs and the lines that arrive. The game itself knows nothing of a match.

import {
  advance,
  type Game,
  type Input,
  NEVER,
  newGame,
  nextMoment,
  type Outcome,
  play,
  type Setup,
  takeEvents,
} from "../../src/index.ts";

/** A Lock Down that cleared lines. */
export interface Deed {
  readonly seat: number;
  /** How many Lock Downs that cleared lines the seat made before this one. */
  readonly index: number;
  readonly made: number;
  /** The lines that the Lock Down sends. */
  lines: number;
  /** Where its player had put the Target Mark. */
  readonly mark: number;
}

/** The lines and points of a seat after a clear. */
export interface Count {
  readonly at: number;
  readonly lines: number;
  readonly score: number;
}

/** The course of a game, as far as the standings need it. */
export interface Course {
  /** One for every Lock Down that cleared lines. */
  readonly counts: Count[];
  /** The game's own end; undefined if the game goes on or ended with the match. */
  end: { readonly at: number; readonly outcome: Outcome; readonly lines: number; readonly score: number } | undefined;
}

export class NaiveGame {
  readonly game: Game;
  readonly deeds: Deed[] = [];
  /** The lines, and the end of the match, that reached the game while it went on. */
  readonly given: Input[] = [];
  readonly course: Course = { counts: [], end: undefined };
  readonly #seat: number;
  #mark: number;

  constructor(setup: Setup, seat: number) {
    this.game = newGame(setup);
    this.game.events = [];
    this.#seat = seat;
    this.#mark = seat;
  }

  get isOn(): boolean {
    return this.game.state.phase !== "ended";
  }

  /** The seat at which the player's Target Mark stands now. */
  get mark(): number {
    return this.#mark;
  }

  get nextAt(): number {
    return this.isOn ? nextMoment(this.game) : NEVER;
  }

  /** Plays moment by moment, up to and including `to`. */
  advance(to: number): void {
    while (this.isOn && nextMoment(this.game) <= to) {
      advance(this.game, nextMoment(this.game));
      this.#look(true);
    }
    if (this.isOn) advance(this.game, to);
  }

  /** Plays an input of the player. */
  play(input: Input): void {
    this.advance(input.at);
    if (!this.isOn) return;
    play(this.game, input);
    this.#look(true);
  }

  /** Gives the game lines, or the end of the match. The end of the match is not the game's own end. */
  give(input: Input): void {
    this.advance(input.at);
    if (!this.isOn) return;
    this.given.push(input);
    play(this.game, input);
    this.#look(false);
  }

  #look(isOwn: boolean): void {
    const { state } = this.game;
    for (const event of takeEvents(this.game)) {
      if (event.type === "targeted") this.#mark = event.seat;
      if (event.type === "cleared") {
        const { length: index } = this.deeds;
        this.deeds.push({ seat: this.#seat, index, made: event.at, lines: 0, mark: this.#mark });
        this.course.counts.push({ at: event.at, lines: state.lines, score: state.score });
      }
      if (event.type === "attacked") this.deeds.at(-1)!.lines = event.lines;
      if (event.type === "ended" && isOwn)
        this.course.end = { at: event.at, outcome: event.outcome, lines: state.lines, score: state.score };
    }
  }
}
