// Records games by the stand-in for a person: `record OUT [seed]` the Sprint that the benchmarks play again, `record
// --demos` the games that the title and the menu show, one a rule book.

import { writeFileSync } from "node:fs";
import process from "node:process";
import {
  type Log,
  type OptionValue,
  RULE_BOOKS,
  type RuleBookId,
  SECOND,
  makeBinaryLog,
  parseSetup,
  replay,
  statisticsOf,
  unwrap,
} from "@korobeinix/engine";
import { recordHuman } from "./human.ts";

/** A Sprint of ten Tetrises in 101 pieces. */
const SHOWN_SEED = 50;
const DEMOS_FOLDER: URL = new URL("../../packages/web/src/demos/", import.meta.url);

/** Pieces thought of at once. */
const FORESIGHT = 4;

interface Demo {
  readonly seed: number;
  readonly pieces: number;
  readonly options?: { readonly [name: string]: OptionValue };
}

/** Games of a minute to a minute and a half with much to see; 1984 falls too slowly to watch at its first levels. */
const DEMOS: { readonly [Book in RuleBookId]: Demo } = {
  guideline: { seed: 11, pieces: 90 },
  basic: { seed: 9, pieces: 75 },
  new: { seed: 5, pieces: 55 },
  reglas: { seed: 7, pieces: 85 },
  korobeinix: { seed: 14, pieces: 36, options: { startingLevel: 7 } },
};

function summary(name: string, log: Log): string {
  const game = replay(log);
  const { pieces, piecesPerSecond, lines, actions } = statisticsOf(game);
  const { outcome, silverSquares, goldSquares } = game.state;
  const made = Object.entries({ ...actions, silverSquares, goldSquares }).filter(([, times]) => times > 0);
  return [
    `${name}: ${outcome} after ${Math.round(log.end / SECOND)} s, ${makeBinaryLog(log).length} bytes`,
    `${lines} lines, ${pieces} pieces, ${piecesPerSecond.toFixed(2)} pieces/s`,
    ...made.map(([action, times]) => `${action} ${times}`),
  ].join(", ");
}

function recordSprint(out: string, seed: number): void {
  const options = { delayMicros: 130_000, repeatMicros: 20_000 };
  const setup = unwrap(parseSetup({ ruleBook: "guideline", variation: "sprint", seed, options }));
  const log = recordHuman(setup, { seed, foresight: FORESIGHT, thinkMs: [20, 60] });
  writeFileSync(out, makeBinaryLog(log));
  console.log(summary(out, log));
}

function recordDemos(): void {
  for (const { id } of RULE_BOOKS) {
    const { seed, pieces, options = {} } = DEMOS[id];
    const setup = unwrap(parseSetup({ ruleBook: id, seed, options }));
    const log = recordHuman(setup, { seed, foresight: FORESIGHT, thinkMs: [150, 400], pieces });
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
