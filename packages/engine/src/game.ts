// A game in progress: its rules, its state and the events that nobody has taken yet.

import type { Control } from "./actions.ts";
import type { Fact, GameEvent, Refusal } from "./events.ts";
import type { Rules } from "./rules.ts";
import type { State } from "./state.ts";

/** A game in progress. Change it only by `play`, `advance` and `restore`. */
export interface Game {
  readonly rules: Rules;
  state: State;
  /** Null: the engine only counts events. Set an empty array to have them described; see `takeEvents`. */
  events: GameEvent[] | null;
  /** What the game was fed; null: it knows its seed. It only grows, and no snapshot forgets it. */
  readonly feed: Feed | null;
}

/** What a game that does not know its seed was fed, each list in the order in which it is needed. */
export interface Feed {
  /** The kinds of pieces. */
  readonly pieces: number[];
  /** The columns of the gaps of lines that rise. */
  readonly gaps: number[];
  /** The kinds that the Hold Queue draws. */
  readonly holds: number[];
  /** The columns of the gaps of Starting Lines, from the floor up: they are needed before the game begins. */
  readonly lines: readonly number[];
}

/** Counts an event. True: somebody listens, so describe the event with `tell`. */
export function countEvent(game: Game): boolean {
  game.state.eventCount++;
  return game.events !== null;
}

/** Describes the event just counted. */
export function tell(game: Game, fact: Fact): void {
  game.events?.push({ ...fact, seq: game.state.eventCount, at: game.state.time });
}

/** The events since the last call. Empty unless `events` was set to an array. */
export function takeEvents(game: Game): readonly GameEvent[] {
  const { events } = game;
  if (events === null || events.length === 0) return NO_EVENTS;
  game.events = [];
  return events;
}

const NO_EVENTS: readonly GameEvent[] = [];

/** Reports that a control did nothing, and why. */
export function refuse(game: Game, control: Control, why: Refusal): void {
  if (!countEvent(game)) return;
  const { refusals } = game.rules.book;
  tell(game, { type: "refused", control, why, clause: refusalClause(refusals, control, why) });
}

function refusalClause(refusals: Rules["book"]["refusals"], control: Control, why: Refusal): string {
  if (why === "noPiece" || why === "absent") return refusals[why];
  if (control === "hold") return refusals.hold;
  if (control === "speed") return refusals.speed;
  return control === "left" || control === "right" ? refusals.move : refusals.rotate;
}
