// A screen that nobody sees, for browsers that want one.

import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";

export interface Screen {
  /** As programs are given it in DISPLAY. */
  readonly display: string;
  close(): Promise<void>;
}

const SIZE = "1600x1000x24";

/** Opens one by Xvfb. */
export async function openScreen(path: string): Promise<Screen> {
  const server = spawn(path, ["-displayfd", "3", "-screen", "0", SIZE, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  return { display: `:${await numberOf(server)}`, close: () => end(server) };
}

/** Until a process of one's own is gone. */
export async function end(child: ChildProcess): Promise<void> {
  const isGone = new Promise((resolve) => child.once("exit", resolve));
  if (child.kill()) await isGone;
}

/** It tells its number when it can be drawn on. */
async function numberOf(server: ChildProcess): Promise<string> {
  const told = server.stdio[3];
  if (told instanceof Readable) for await (const line of createInterface({ input: told })) return line;
  throw new Error("Xvfb ended before it had a screen");
}
