// The markers of a match, for timelines and for seeking. They are gathered from the events of one run.

import type { GameEvent } from "../events.ts";
import type { MatchEvent } from "./events.ts";

/** A marked moment of a match. */
export type MatchMark = { readonly at: number } & (
  | { readonly type: "attack"; readonly seat: number; readonly lines: number }
  | { readonly type: "out"; readonly seat: number }
  | { readonly type: "end" }
);

/** The markers of a match, in the order of time. */
export interface MatchMarkers {
  readonly marks: readonly MatchMark[];
  /** When pieces came into play, on any board. */
  readonly pieces: readonly number[];
}

/** The least lines of an attack that is marked. Smaller attacks are too many to mark. */
const BIG_ATTACK = 4;

/** Gathers markers while a match is run. */
export class MatchMarkerDraft implements MatchMarkers {
  readonly marks: MatchMark[] = [];
  readonly pieces: number[] = [];
  readonly #attacks = new Set<number>();

  /** Takes the events of the match and of each game since the last call. */
  take(between: readonly MatchEvent[], games: readonly (readonly GameEvent[])[]): void {
    const marks = between.flatMap((event) => this.#markOf(event) ?? []);
    this.marks.push(...inTime(marks, ({ at }) => at));
    const came = games.flatMap((events) => events.flatMap(({ type, at }) => (type === "generated" ? [at] : [])));
    for (const at of inTime(came, (each) => each)) if (at !== this.pieces.at(-1)) this.pieces.push(at);
  }

  /** Marks the end of the log. */
  finish(at: number): void {
    this.marks.push({ at, type: "end" });
  }

  #markOf(event: MatchEvent): MatchMark | undefined {
    if (event.type === "knockedOut") return { at: event.at, type: "out", seat: event.seat };
    // An attack on several seats is one mark.
    if (event.type !== "sent" || event.lines < BIG_ATTACK || this.#attacks.has(event.attack)) return undefined;
    this.#attacks.add(event.attack);
    return { at: event.at, type: "attack", seat: event.from, lines: event.lines };
  }
}

function inTime<T>(list: readonly T[], timeOf: (item: T) => number): T[] {
  return [...list].sort((one, other) => timeOf(one) - timeOf(other));
}
