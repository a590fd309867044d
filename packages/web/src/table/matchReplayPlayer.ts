// The replay of a match on the stage: all its boards. They are the same games throughout, so that the stage keeps its
// textures.

import { type Game, type GameEvent, takeEvents } from "@korobeinix/engine";
import { type Match, MatchPlayer, type MatchTimeline, takeMatchEvents } from "@korobeinix/engine/match";
import type { BoardFrame, Seating } from "../stage/stage.ts";
import { Playback } from "./playback.ts";
import { seatFrame } from "./seatFrames.ts";

export interface MatchReplayOptions {
  readonly timeline: MatchTimeline;
  /** Who sat where: of a match that was taken over the log knows only those before. The log's unless told. */
  readonly sitters?: readonly Seated[] | undefined;
  /** Gets the events of a board at every speed at which they can be told apart. */
  readonly hear?: ((game: Game, events: readonly GameEvent[], seat: number) => void) | undefined;
}

interface Seated {
  /** The rank of a computer; undefined: a person. */
  readonly computer?: string | undefined;
}

export class MatchReplayPlayer extends Playback {
  readonly seating: Seating;
  readonly #player: MatchPlayer;
  readonly #hear: MatchReplayOptions["hear"];

  constructor({ timeline, sitters, hear }: MatchReplayOptions) {
    const { setup, inputs, end } = timeline.log;
    const { pieces } = timeline.markers;
    super({ length: end, inputs: inputs.flat().toSorted((one, other) => one.at - other.at), pieces });
    this.#player = new MatchPlayer(timeline);
    this.#hear = hear;
    this.seating = { own: onlyPerson(sitters ?? setup.seats), teams: setup.seats.map(({ team }) => team) };
  }

  get match(): Match {
    return this.#player.match;
  }

  get games(): readonly Game[] {
    return this.match.games;
  }

  protected boards(isHeard: boolean): readonly BoardFrame[] {
    const between = takeMatchEvents(this.match);
    return this.games.map((game, seat) => {
      const events = takeEvents(game);
      if (isHeard) this.#hear?.(game, events, seat);
      return { game, events, seat: seatFrame(this.match, seat, between) };
    });
  }

  protected playOn(to: number): void {
    this.#player.playTo(to);
  }

  protected jump(to: number): void {
    this.#player.jumpTo(to);
  }
}

/** The seat of the one person who played against computers. */
export function onlyPerson(seats: readonly Seated[]): number | undefined {
  const people = [...seats.keys()].filter((seat) => seats[seat]!.computer === undefined);
  return people.length === 1 ? people[0] : undefined;
}
