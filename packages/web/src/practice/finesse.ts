// Finesse: the fewest keys that bring a piece from where it is generated to a resting place, by a Hard Drop from above.
// The engine itself turns and moves, on a board of its own with gravity frozen: every rule book's kicks are right.

import {
  advance,
  type Control,
  type Game,
  newGame,
  play,
  restore,
  rowsToSurface,
  type RuleBook,
  type Setup,
  type Snapshot,
  snapshot,
  unwrap,
} from "@korobeinix/engine";
import { type Board, practised } from "./draft.ts";

/** One press: a tap, a hold up to whatever is in the way, or a turn. */
export type FinesseKey = "left" | "right" | "leftHeld" | "rightHeld" | "rotateClockwise" | "rotateCounterclockwise";

/** Where a piece came to rest, as the event of its Lock Down tells. */
export interface Resting {
  readonly kind: number;
  readonly facing: number;
  readonly x: number;
  readonly y: number;
}

/** More states than any Matrix has places for a piece. */
const MOST_STATES = 4_000;

const COUNTED: readonly Control[] = ["left", "right", "rotateClockwise", "rotateCounterclockwise"];

/** Whether a press counts: drops, Hold and what is no control of the piece do not. */
export function isCounted(name: string): boolean {
  return (COUNTED as readonly string[]).includes(name);
}

/** The shortest sequence of keys; undefined where none leads there from above. */
export function leastKeys(setup: Setup, board: Board, resting: Resting): readonly FinesseKey[] | undefined {
  const piece = setup.book.pieces[resting.kind]?.name ?? "";
  const game = newGame(unwrap(practised(setup, { board, queue: [piece] })));
  play(game, { at: 0, name: "freeze", value: 1 });
  if (hasGone(game)) return undefined;
  const goal = cellsOf(setup.book, resting);
  const keys = keysOf(game.rules.book);
  const seen = new Set([placeOf(game)]);
  let reached: { readonly saved: Snapshot; readonly way: readonly FinesseKey[] }[] = [
    { saved: snapshot(game), way: [] },
  ];
  while (reached.length > 0 && seen.size < MOST_STATES) {
    const further: typeof reached = [];
    for (const { saved, way } of reached) {
      restore(game, saved);
      const { kind, facing, x, y } = game.state;
      if (cellsOf(setup.book, { kind, facing, x, y: y - rowsToSurface(game) }) === goal) return way;
      for (const key of keys) {
        restore(game, saved);
        press(game, key);
        // Against a high stack a move may be the last.
        if (hasGone(game) || seen.has(placeOf(game))) continue;
        seen.add(placeOf(game));
        further.push({ saved: snapshot(game), way: [...way, key] });
      }
    }
    reached = further;
  }
  return undefined;
}

/** What the rule book lets one press; without Auto-Repeat nothing is held. */
function keysOf({ controls, autoRepeats }: RuleBook): readonly FinesseKey[] {
  const holds = autoRepeats ? (["leftHeld", "rightHeld"] as const) : [];
  return [...(["left", "right"] as const), ...holds, ...TURNS.filter((turn) => controls.includes(turn))];
}

const TURNS = ["rotateClockwise", "rotateCounterclockwise"] as const;

function press(game: Game, key: FinesseKey): void {
  const { delayMicros, repeatMicros, geometry } = game.rules;
  const at = game.state.time;
  if (key === "rotateClockwise" || key === "rotateCounterclockwise") return play(game, { at, name: key });
  const isHeld = key === "leftHeld" || key === "rightHeld";
  const side = key === "left" || key === "leftHeld" ? "left" : "right";
  play(game, { at, name: side });
  const until = isHeld ? at + delayMicros + repeatMicros * geometry.columns : at;
  advance(game, until);
  play(game, { at: until, name: `${side}Released` });
}

/** The piece has locked, or found no room. */
function hasGone({ state }: Game): boolean {
  return state.pieces > 0 || state.phase === "ended";
}

function placeOf({ state: { facing, x, y } }: Game): string {
  return `${facing} ${x} ${y}`;
}

/** Two facings that fill the same cells rest in the same place. */
function cellsOf({ pieces }: RuleBook, { kind, facing, x, y }: Resting): string {
  const offsets = pieces[kind]?.facings[facing] ?? [];
  return offsets
    .map(([dx, dy]) => `${x + dx},${y + dy}`)
    .sort()
    .join(" ");
}
