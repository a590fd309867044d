// Processes that must not outlive this one, with all that they have started.

import { type ChildProcess, spawnSync } from "node:child_process";
import { constants } from "node:os";
import process from "node:process";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

const watched = new Set<ChildProcess>();

/** Ends a process that leads a group, and its group; one that has gone is no matter. */
export function killGroup({ pid }: Pick<ChildProcess, "pid">): void {
  if (pid === undefined) return;
  if (process.platform === "win32") {
    spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"], { stdio: "ignore" });
    return;
  }
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has gone.
  }
}

function killAll(): void {
  for (const child of watched) killGroup(child);
}

function leave(signal: NodeJS.Signals): void {
  killAll();
  process.exit(128 + constants.signals[signal]);
}

/** Until what it gives back is called, the group ends with this process, however that ends. */
export function watchOver(child: ChildProcess): () => void {
  if (watched.size === 0) {
    process.on("exit", killAll);
    for (const signal of SIGNALS) process.on(signal, leave);
  }
  watched.add(child);
  return () => {
    watched.delete(child);
    if (watched.size > 0) return;
    process.off("exit", killAll);
    for (const signal of SIGNALS) process.off(signal, leave);
  };
}
