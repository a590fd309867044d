// The moments of a match worth finding again, gathered from the events of one run.

import type { GameEvent } from "../events.ts";
import type { MatchEvent } from "./events.ts";

/** A moment of a match worth finding again. */
export type MatchMark = { readonly at: number } & (
  | { readonly type: "attack"; readonly seat: number; readonly lines: number }
  | { readonly type: "out"; readonly seat: number }
  | { readonly type: "end" }
);

/** All that was gathered, in the order of time. */
export interface MatchMarkers {
  readonly marks: readonly MatchMark[];
  /** When pieces came into play, on any board. */
  readonly pieces: readonly number[];
}

/** Of smaller attacks there are very many. */
const BIG_ATTACK = 4;

/** Gathers from events as they come. */
export class MatchMarkerDraft implements MatchMarkers {
  readonly marks: MatchMark[] = [];
  readonly pieces: number[] = [];
  readonly #attacks = new Set<number>();

  /** What has happened between the games, and in each of them, since the last call. */
  take(between: readonly MatchEvent[], games: readonly (readonly GameEvent[])[]): void {
    const marks = between.flatMap((event) => this.#markOf(event) ?? []);
    this.marks.push(...inTime(marks, ({ at }) => at));
    const came = games.flatMap((events) => events.flatMap(({ type, at }) => (type === "generated" ? [at] : [])));
    for (const at of inTime(came, (each) => each)) if (at !== this.pieces.at(-1)) this.pieces.push(at);
  }

  /** The log has come to its end. */
  finish(at: number): void {
    this.marks.push({ at, type: "end" });
  }

  #markOf(event: MatchEvent): MatchMark | undefined {
    if (event.type === "knockedOut") return { at: event.at, type: "out", seat: event.seat };
    // An attack that goes to several is one.
    if (event.type !== "sent" || event.lines < BIG_ATTACK || this.#attacks.has(event.attack)) return undefined;
    this.#attacks.add(event.attack);
    return { at: event.at, type: "attack", seat: event.from, lines: event.lines };
  }
}

function inTime<T>(list: readonly T[], timeOf: (item: T) => number): T[] {
  return [...list].sort((one, other) => timeOf(one) - timeOf(other));
}
