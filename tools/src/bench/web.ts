// The browser's benchmarks belong to the web package, which these tools do not import: they are run as they are.

import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

const SCRIPT: URL = new URL("../../../packages/web/tools/bench.ts", import.meta.url);

/** Prints the browser's numbers; the exit code tells whether it could. */
export function benchWeb(): void {
  const { status } = spawnSync(process.execPath, [...process.execArgv, fileURLToPath(SCRIPT)], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
