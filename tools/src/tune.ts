// `npm run tune -- WHAT [GENERATIONS]`: the command that tuned the weights in packages/bots.

import process from "node:process";
import { TUNING_SEED, tuneOnePiece } from "./arena/tuneOnePiece.ts";
import { TUNED } from "./tune/books.ts";
import { tune } from "./tune/run.ts";

const GENERATIONS = 100;

const [what = "", generations = String(GENERATIONS)] = process.argv.slice(2);
const tuned = TUNED[what];
if (what === "one-piece") {
  tuneOnePiece(TUNING_SEED, console.log);
} else if (tuned === undefined || !/^[1-9]\d{0,4}$/.test(generations)) {
  console.error(`usage: tune ${["one-piece", ...Object.keys(TUNED)].join("|")} [GENERATIONS]`);
  process.exitCode = 2;
} else {
  tune(tuned, Number(generations), console.log);
}
