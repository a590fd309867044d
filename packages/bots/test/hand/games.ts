// Games for the tests of hands: boards with overhangs, the same for the same dice, and ways played in the real game.

import {
  advance,
  type Game,
  type Input,
  MILLISECOND,
  newGame,
  nextMoment,
  NEVER,
  parseSetup,
  play,
  type RuleBookId,
  type SetupRequest,
  type Spin,
  unwrap,
} from "@korobeinix/engine";
import { footprint } from "@korobeinix/engine/placements";
import { Dice } from "../../src/hand/dice.ts";
import { type Beat, drawBeat, type Pace } from "../../src/hand/pace.ts";
import type { Step } from "../../src/step.ts";
import type { Rest } from "../../src/hand/way.ts";

/** A game with its first piece in play. */
export function start(request: Partial<SetupRequest> = {}): Game {
  const game = newGame(unwrap(parseSetup({ ruleBook: "guideline", seed: 1, ...request })));
  advance(game, 0);
  return game;
}

/** Loose rows with a shaft, so that there are overhangs and holes. */
function randomBoard(dice: Dice, most = 8): string[] {
  const shaft = dice.below(10);
  return Array.from({ length: 3 + dice.below(most) }, (_, i) => {
    const cells = Array.from({ length: 10 }, (__, x) => (x === shaft || dice.below(i < 3 ? 2 : 4) === 0 ? "." : "#"));
    return cells.join("");
  });
}

export interface Speed {
  readonly ruleBook: RuleBookId;
  readonly options: NonNullable<SetupRequest["options"]>;
}

/** As slow as a rule book falls. */
export const SLOW: readonly Speed[] = (["guideline", "reglas", "basic", "new", "korobeinix"] as const).map(
  (ruleBook) => ({ ruleBook, options: {} }),
);

/** As fast as it falls. */
export const FAST: readonly Speed[] = [
  { ruleBook: "guideline", options: { startingLevel: 15 } },
  { ruleBook: "guideline", options: { startingLevel: 15, lockDown: "classic" } },
  { ruleBook: "guideline", options: { startingLevel: 11 } },
  { ruleBook: "reglas", options: { startingLevel: 15 } },
  { ruleBook: "basic", options: { speed: 200 } },
  { ruleBook: "new", options: { fast: true } },
  { ruleBook: "korobeinix", options: { startingLevel: 9 } },
];

/** A piece in play on a random board; where speed comes with time, late in the game. */
export function randomGame({ ruleBook, options }: Speed, seed: number, dice: Dice): Game {
  const game = start({ ruleBook, seed, options, board: randomBoard(dice) });
  if (game.rules.options.fast) {
    // Two minutes later, with the first piece again.
    const late = 120_000 * MILLISECOND;
    game.state.time += late;
    game.state.fallAt += late;
  }
  return game;
}

export function paceOf(ms: number, more: Partial<Pace> = {}): Pace {
  const micros = ms * MILLISECOND;
  return {
    reactionMicros: [micros, micros],
    pressMicros: [micros, micros],
    misdropsPerThousand: 0,
    hurries: false,
    ...more,
  };
}

/** A press every so many milliseconds, the first as long after now. */
export function beatOf(game: Game, ms: number): Beat {
  return drawBeat(paceOf(ms), new Dice(1), game.rules, game.state.time + ms * MILLISECOND);
}

/** What the engine tells of a Lock Down. */
export interface Locked {
  readonly slot: string;
  readonly at: number;
}

export function slotText(game: Game, rest: Rest | Step): string {
  return `${footprint(game, rest)} ${rest.spin}`;
}

/** Plays inputs in the game itself, events on, until the piece has locked. */
export function lockBy(game: Game, inputs: readonly Input[]): Locked | undefined {
  const { pieces } = game.state;
  game.events = [];
  let spin: Spin = "none";
  let i = 0;
  const isPlaying = (): boolean => game.state.pieces === pieces && game.state.phase !== "ended";
  while (isPlaying()) {
    const at = nextMoment(game);
    const input = inputs[i];
    if (input !== undefined && input.at < at) {
      play(game, input);
      i++;
    } else if (at === NEVER) return undefined;
    else advance(game, at);
    ({ spin } = game.state);
  }
  const locked = game.events.find((event) => event.type === "locked");
  if (locked === undefined) return undefined;
  const { kind, facing, x, y } = locked;
  return { slot: slotText(game, { kind, facing, x, y, spin }), at: locked.at };
}
