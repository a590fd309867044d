// `replay show`: a log move by move, with the board after every Lock Down.

import { type Game, newGame, takeEvents } from "@korobeinix/engine";
import type { Log } from "@korobeinix/engine/log";
import { drawBoard, printTime } from "@korobeinix/engine/debug";
import { playLog } from "./playLog.ts";
import { describeFact, describeInput } from "./words.ts";

/** A line for each input and each event, every one with its line break. */
export function* showLog(log: Log): Generator<string> {
  const game = newGame(log.setup);
  game.events = [];
  for (const { input, isLate } of playLog(game, log)) {
    if (input) yield `${stamp(input.at)}> ${describeInput(input)}${isLate ? " (after the game's end)" : ""}\n`;
    for (const line of describeEvents(game)) yield `${line}\n`;
  }
  if (game.state.phase !== "ended") yield `${stamp(log.end)}  the log ends here, the game goes on\n`;
}

export function stamp(at: number): string {
  return `${printTime(at).padStart(14)} `;
}

/** Describes what has happened since the last call. */
export function describeEvents(game: Game): string[] {
  const events = takeEvents(game);
  const lines = events.map((event) => `${stamp(event.at)}  ${describeFact(event, game.rules.book)}`);
  return events.some(({ type }) => type === "locked") ? [...lines, ...frame(game)] : lines;
}

function frame(game: Game): string[] {
  const indent = " ".repeat(17);
  const rows = drawBoard(game).map((row) => `${indent}|${row}|`);
  return [...rows, `${indent}+${"-".repeat(game.rules.geometry.columns)}+`];
}
