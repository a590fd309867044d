// The browser's benchmarks belong to the web package, which these tools do not import: they are run as they are, on the
// site as `npm start` builds and serves it.

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";

const pathOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Prints the browser's numbers and the server's; the exit code tells whether it could. */
export async function benchWeb(isStartOnly: boolean): Promise<void> {
  if (!runScript("tools/src/build.ts", "--server")) return;
  const server = spawn(process.execPath, [pathOf("out/serve/serve.js"), pathOf("packages/web/dist")], {
    env: { ...process.env, PORT: "0", HOST: "" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const url = await addressOf(server);
    if (!runScript("packages/web/tools/bench.ts", "--site", `${url}/`, ...(isStartOnly ? ["--start-only"] : [])))
      return;
    const reached = residentMegabytes(server.pid)?.toFixed(0) ?? "unknown here";
    console.log(`${"serving all that, resident memory, MB".padEnd(68)}${reached.padStart(22)}${"80".padStart(16)}`);
  } finally {
    server.kill();
  }
}

function runScript(script: string, ...args: readonly string[]): boolean {
  const { status } = spawnSync(process.execPath, [...process.execArgv, pathOf(script), ...args], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
  return status === 0;
}

function addressOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    stdout?.on("data", (line: Buffer) => {
      const [url] = /http:\S+/.exec(line.toString()) ?? [];
      if (url !== undefined) resolve(url);
    });
    stdout?.on("end", () => reject(new Error("the server has not started")));
  });
}

/** Where the system tells: Linux does. */
function residentMegabytes(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kilobytes === undefined ? undefined : (Number(kilobytes) * 1024) / 1e6;
  } catch {
    return undefined;
  }
}
