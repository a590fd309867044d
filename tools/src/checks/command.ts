// Running another program to its end: its output kept, its time taken, and no way of failing that goes unnoticed.

import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** The repository. */
export const ROOT: string = fileURLToPath(new URL("../../../", import.meta.url));

/** Longer than any check takes: a program that hangs must not hang its caller. */
const MAX_MS = 15 * 60 * 1000;

export interface Ended {
  readonly ok: boolean;
  /** What it printed, and how it ended if not by itself. */
  readonly output: string;
  /** A few words for the person although it is well. */
  readonly note?: string;
}

/** Programs find one another's helpers by the path, and colours have no place in what is kept. */
function environment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _colour, ...rest } = process.env;
  const path = [join(ROOT, "node_modules", ".bin"), process.env["PATH"] ?? ""].join(delimiter);
  return { ...rest, PATH: path, NO_COLOR: "1" };
}

export interface ProgramOptions {
  readonly signal?: AbortSignal | undefined;
  /** Gets what the program tells by `process.send`. */
  readonly onMessage?: (message: unknown) => void;
}

/** Runs a program of node_modules, named by its file there, under this Node. */
export function runProgram(file: string, args: readonly string[], options: ProgramOptions = {}): Promise<Ended> {
  const { signal, onMessage } = options;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, "node_modules", file), ...args], {
      cwd: ROOT,
      env: environment(),
      stdio: ["ignore", "pipe", "pipe", ...(onMessage ? (["ipc"] as const) : [])],
      timeout: MAX_MS,
      ...(signal ? { signal } : {}),
    });
    const chunks: Buffer[] = [];
    const end = (ok: boolean, why: string): void => {
      const output = Buffer.concat(chunks).toString("utf8").trimEnd();
      resolve({ ok, output: why === "" ? output : `${output}\n${why}`.trimStart() });
    };
    if (onMessage) child.on("message", onMessage);
    child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", (error) => end(false, `${file} could not be run: ${error.message}`));
    child.on("close", (code, killed) => {
      if (killed !== null) end(false, `${file} was killed by ${killed}`);
      else end(code === 0, code === 0 ? "" : `${file} ended with code ${code}`);
    });
  });
}
