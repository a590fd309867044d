// What a computer does with the piece in play: it thinks of what its seat shows, and its hand finds the keys. All of it
// takes a while, in which the game goes on: the keys are for a moment that is still to come. Runs in the Worker.

import { Hand, makePlan, type Pace, type Plan, type Sight, type Skill, type Step, think } from "@korobeinix/bots";
import {
  advance,
  type Game,
  type Input,
  newGame,
  parseSetup,
  restore,
  type SetupRequest,
  type Snapshot,
  unwrap,
} from "@korobeinix/engine";

/** A game with a piece in play, as it stands. */
export interface Position {
  /** Without its seed: what comes is nobody's to know. */
  readonly setup: SetupRequest;
  readonly state: Snapshot;
  readonly sight: Sight;
  /** When it stood so, by the clock of the machine, in milliseconds. */
  readonly asOfMs: number;
}

/** Who plays it. */
export interface Mover {
  readonly skill: Skill;
  readonly pace: Pace;
  /** What the hesitations and the slips for this piece come from. */
  readonly seed: number;
  /** How long the keys may take to be found and to reach the game, in microseconds. */
  readonly leadMicros: number;
  /** What it has come to already, where only the keys came too late. */
  readonly steps?: readonly Step[] | undefined;
}

export interface Move {
  /** The moment of the game from which the plan holds. */
  readonly from: number;
  readonly plan: Plan;
  /** What it has come to, best first. */
  readonly steps: readonly Step[];
}

/** The machine's clock, the same in the page and in its Workers. */
export function machineMs(): number {
  return performance.timeOrigin + performance.now();
}

const MICROS_PER_MS = 1000;

/** Undefined: nothing is to be pressed; the piece falls, or it has fallen meanwhile. */
export function moveFor(position: Position, mover: Mover, nowMs: () => number = machineMs): Move | undefined {
  const { setup, state, sight, asOfMs } = position;
  const steps = mover.steps ?? think(sight, mover.skill).steps;
  if (steps.length === 0) return undefined;
  const game = newGame(unwrap(parseSetup(setup)));
  restore(game, state);
  const { pieces, time } = game.state;
  const hand = new Hand(mover.pace, mover.seed);
  hand.see(game);
  advance(game, time + Math.ceil(Math.max(0, nowMs() - asOfMs) * MICROS_PER_MS) + mover.leadMicros);
  if (game.state.pieces !== pieces || game.state.phase === "ended") return undefined;
  return { from: game.state.time, plan: makePlan(game, inputsOf(hand, game, steps)), steps };
}

function inputsOf(hand: Hand, game: Game, steps: readonly Step[]): readonly Input[] {
  hand.plan(game, steps);
  const inputs: Input[] = [];
  for (let { next } = hand; next !== undefined; { next } = hand) {
    inputs.push(next);
    hand.pressed();
  }
  return inputs;
}
