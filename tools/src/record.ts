// Records the game that the start page shows: `record OUT [seed]`.

import { writeFileSync } from "node:fs";
import process from "node:process";
import { makeBinaryLog, parseSetup, replay, statisticsOf, unwrap } from "@korobeinix/engine";
import { recordHuman } from "./human.ts";

/** A Sprint of just 40 lines in 104 pieces, with a Tetris in it. */
const SHOWN_SEED = 27;

function record(out: string, seed: number): void {
  const options = { delayMicros: 130_000, repeatMicros: 20_000 };
  const setup = unwrap(parseSetup({ ruleBook: "guideline", variation: "sprint", seed, options }));
  const log = recordHuman(setup, seed);
  const bytes = makeBinaryLog(log);
  writeFileSync(out, bytes);
  const { state } = replay(log);
  const { pieces, piecesPerSecond, lines } = statisticsOf(state);
  const played = `${lines} lines, ${pieces} pieces, ${piecesPerSecond.toFixed(2)} pieces/s`;
  console.log(`${out}: seed ${seed}, ${state.outcome}, ${played}, ${bytes.length} bytes`);
}

const [out, seed = String(SHOWN_SEED)] = process.argv.slice(2);
if (out === undefined || !/^\d{1,15}$/.test(seed)) {
  console.error("usage: record OUT [seed]");
  process.exitCode = 2;
} else {
  record(out, Number(seed));
}
