// `npm run soak -- MINUTES`: the random matches of the tests again and again, each time others, until the time is over or
// one fails. Its seed is printed: with it in SOAK_SEED the tests play that match.

import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import process from "node:process";
import { ROOT } from "./checks/command.ts";

const minutes = Number(process.argv[2] ?? 10);
const until = Date.now() + minutes * 60_000;
for (let round = 1; Date.now() < until; round++) {
  const seed = randomInt(1_000_000_000);
  console.log(`round ${round}, SOAK_SEED=${seed}`);
  const { status } = spawnSync("npx", ["vitest", "run", "--project", "node", "packages/engine/test/match"], {
    cwd: ROOT,
    env: { ...process.env, SOAK_SEED: String(seed) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) {
    console.error(`failed with SOAK_SEED=${seed}`);
    process.exit(1);
  }
}
