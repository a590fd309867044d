// One seat's game for the second referees: it is played step by step, and keeps a list of all that others have to know of
// it. Its player's inputs and what reaches it are given to it; it knows nothing of a match.

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
  /** How many such Lock Downs of the seat came before it. */
  readonly index: number;
  readonly made: number;
  /** Lines that it sends. */
  lines: number;
  /** Where its player had put the Target Mark. */
  readonly mark: number;
}

/** Lines and points of a seat from a time on. */
export interface Count {
  readonly at: number;
  readonly lines: number;
  readonly score: number;
}

/** All that the standings have to know of a game. */
export interface Course {
  /** One for every Lock Down that cleared lines. */
  readonly counts: Count[];
  /** How the game ended by itself, if it has. */
  end: { readonly at: number; readonly outcome: Outcome; readonly lines: number; readonly score: number } | undefined;
}

export class NaiveGame {
  readonly game: Game;
  readonly deeds: Deed[] = [];
  /** What reached it from outside while it went on. */
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

  /** The mark as it stands, for the next attack. */
  get mark(): number {
    return this.#mark;
  }

  get nextAt(): number {
    return this.isOn ? nextMoment(this.game) : NEVER;
  }

  /** Moment by moment, up to and including `to`. */
  advance(to: number): void {
    while (this.isOn && nextMoment(this.game) <= to) {
      advance(this.game, nextMoment(this.game));
      this.#look(true);
    }
    if (this.isOn) advance(this.game, to);
  }

  /** An input of its player. */
  play(input: Input): void {
    this.advance(input.at);
    if (!this.isOn) return;
    play(this.game, input);
    this.#look(true);
  }

  /** Something from outside: lines, or the end of the match, which is no end of its own. */
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
