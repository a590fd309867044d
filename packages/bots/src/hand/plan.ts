// A plan: the inputs for a piece, and what the game is expected to look like between them.

import { type Control, type Game, type Input, type State, play } from "@korobeinix/engine";
import type { Place } from "@korobeinix/engine/placements";
import { Trial } from "./trial.ts";
import { releasesOf } from "./strokes.ts";

/** Inputs, one after the other, and where the piece is before and after each. Plain data. */
export interface Plan {
  readonly inputs: readonly Input[];
  readonly before: readonly Place[];
  readonly after: readonly Place[];
  /** When the plan begins and after each input: presses that the game has counted, and what is held. */
  readonly keys: readonly number[];
  readonly held: readonly number[];
  /** Where the piece is when the plan begins, and what must stay as it is. */
  readonly start: Place;
  readonly kind: number;
  readonly pieces: number;
  readonly raised: number;
  readonly isFrozen: boolean;
}

/** What is expected of a game if these inputs come. */
export function makePlan(game: Game, inputs: readonly Input[]): Plan {
  const { kind, pieces, raised, isFrozen } = game.state;
  const trial = new Trial(game);
  const before: Place[] = [];
  const after: Place[] = [];
  const keys = [game.state.keys];
  const held = [game.state.held];
  for (const input of inputs) {
    trial.goTo(input.at);
    before.push(placeOf(trial.game.state));
    if (!trial.isOver) play(trial.game, input);
    after.push(placeOf(trial.game.state));
    keys.push(trial.game.state.keys);
    held.push(trial.game.state.held);
  }
  return { inputs, before, after, keys, held, start: placeOf(game.state), kind, pieces, raised, isFrozen };
}

/** The press of Hold alone; what comes then is seen when it comes. */
export function holdInputs({ rules }: Game, at: number, tapMicros: number): readonly Input[] {
  const press: Control = "hold";
  const release = releasesOf(rules).get(press);
  const inputs: Input[] = [{ at, name: press }];
  if (release !== undefined) inputs.push({ at: at + tapMicros, name: release });
  return inputs;
}

/** Whether a game is where a plan assumes that it is when so many of its inputs have come. */
export function isAsPlanned(plan: Plan, played: number, { state }: Game): boolean {
  const next = plan.inputs[played];
  if (next !== undefined && next.at < state.time) return false;
  if (state.kind !== plan.kind || state.pieces !== plan.pieces || state.raised !== plan.raised) return false;
  if (state.isFrozen !== plan.isFrozen) return false;
  if (state.keys !== plan.keys[played] || state.held !== plan.held[played]) return false;
  const from = played === 0 ? plan.start : plan.after[played - 1]!;
  const to = plan.before[played];
  if (state.facing !== from.facing || state.y > from.y) return false;
  if (to === undefined) return state.x === from.x;
  return state.y >= to.y && isBetween(state.x, from.x, to.x);
}

function isBetween(x: number, one: number, other: number): boolean {
  return one < other ? x >= one && x <= other : x >= other && x <= one;
}

function placeOf({ facing, x, y }: State): Place {
  return { facing, x, y };
}
