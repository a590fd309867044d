// Records games by the stand-in for a person: `record OUT [seed]` the Sprint that the benchmarks play again, `record
// --demos` the games that the title and the menu show, one a rule book.

import { writeFileSync } from "node:fs";
import process from "node:process";
import { type Log, makeBinaryLog, parseSetup, replay, RULE_BOOKS, statisticsOf, unwrap } from "@korobeinix/engine";
import { recordHuman } from "./human.ts";

/** A Sprint of just 40 lines in 101 pieces, with a Tetris in it. */
const SHOWN_SEED = 50;
const DEMO_SEED = 11;
const DEMO_PIECES = 90;
const DEMOS_FOLDER: URL = new URL("../../packages/web/src/demos/", import.meta.url);

function summary(name: string, log: Log): string {
  const game = replay(log);
  const { pieces, piecesPerSecond, lines } = statisticsOf(game);
  const played = `${lines} lines, ${pieces} pieces, ${piecesPerSecond.toFixed(2)} pieces/s`;
  return `${name}: ${game.state.outcome}, ${played}, ${makeBinaryLog(log).length} bytes`;
}

function recordSprint(out: string, seed: number): void {
  const options = { delayMicros: 130_000, repeatMicros: 20_000 };
  const setup = unwrap(parseSetup({ ruleBook: "guideline", variation: "sprint", seed, options }));
  const log = recordHuman(setup, seed);
  writeFileSync(out, makeBinaryLog(log));
  console.log(summary(out, log));
}

function recordDemos(): void {
  for (const { id } of RULE_BOOKS) {
    const log = recordHuman(unwrap(parseSetup({ ruleBook: id, seed: DEMO_SEED })), DEMO_SEED, DEMO_PIECES);
    console.log(summary(id, log));
    const head = "// A recorded game, binary log in base64; made by `npm run record -- --demos`.";
    const demo = `export const demo: string =\n  "${Buffer.from(makeBinaryLog(log)).toString("base64url")}";`;
    writeFileSync(new URL(`${id}.ts`, DEMOS_FOLDER), `${head}\n\n${demo}\n`);
  }
}

const [out, seed = String(SHOWN_SEED)] = process.argv.slice(2);
if (out === "--demos") {
  recordDemos();
} else if (out === undefined || !/^\d{1,15}$/.test(seed)) {
  console.error("usage: record OUT [seed], or record --demos");
  process.exitCode = 2;
} else {
  recordSprint(out, Number(seed));
}
