// What a good player would do with the piece in play: looks a few pieces ahead, keeps the best lines of play at every
// piece, and answers with the first step of the best one. It knows what comes: its games are to be worth watching.

import {
  type Game,
  type Placement,
  type Snapshot,
  advance,
  inputsFor,
  isWon,
  nextMoment,
  placements,
  play,
  restore,
  snapshot,
} from "@korobeinix/engine";
import { worthOfBoard, worthOfLockDown } from "./worth.ts";

/** What to do with the piece in play: put it there, or the one that Hold brings. */
export interface Step {
  readonly holds: boolean;
  readonly placement: Placement;
}

/** A line of play: its first step, and what the last one left. */
interface Line {
  readonly first: Step;
  readonly position: Snapshot;
  readonly earned: number;
  readonly worth: number;
}

/** How many lines of play are kept at each piece. */
const LINES = 16;

/** The best step, `foresight` pieces thought of; none where every one loses. */
export function bestStep(game: Game, foresight: number): Step | undefined {
  const start = snapshot(game);
  let lines = linesFrom(game, undefined);
  for (let piece = 1; piece < foresight && lines.length > 0; piece++) {
    const further: Line[] = [];
    for (const line of lines) {
      restore(game, line.position);
      if (game.state.phase === "ended") further.push(line);
      else further.push(...linesFrom(game, line));
    }
    lines = bestOf(further).slice(0, LINES);
  }
  restore(game, start);
  return bestOf(lines)[0]?.first;
}

function bestOf(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => other.worth - one.worth);
}

/** Every way to play the next piece after a line of play. */
function linesFrom(game: Game, line: Line | undefined): Line[] {
  const before = snapshot(game);
  const found: Line[] = [];
  for (const holds of [false, true]) {
    if (holds) {
      if (!canHold(game)) break;
      play(game, { at: game.state.time, name: "hold" });
      waitForPiece(game);
    }
    const inPlay = snapshot(game);
    for (const placement of placements(game, { softDrop: false })) {
      for (const input of inputsFor(game, placement).inputs) play(game, input);
      lockPiece(game, inPlay.scalars.pieces);
      waitForPiece(game);
      if (game.state.phase !== "ended" || isWon(game.state.outcome)) {
        const first = line?.first ?? { holds, placement };
        const earned = (line?.earned ?? 0) + worthOfLockDown(inPlay.scalars, game.state);
        found.push({ first, position: snapshot(game), earned, worth: earned + worthOfBoard(game) });
      }
      restore(game, inPlay);
    }
    restore(game, before);
  }
  return found;
}

function canHold({ rules, state }: Game): boolean {
  return rules.options.hold && !state.isHoldUsed;
}

/** Lets time pass until the next piece is in play. */
export function waitForPiece(game: Game): void {
  const { state } = game;
  while (state.phase !== "ended" && state.kind < 0) advance(game, nextMoment(game));
}

/** Lets time pass until the piece in play has locked: not every rule book has a drop that locks. */
export function lockPiece(game: Game, pieces: number): void {
  const { state } = game;
  while (state.phase !== "ended" && state.pieces === pieces) advance(game, nextMoment(game));
}
