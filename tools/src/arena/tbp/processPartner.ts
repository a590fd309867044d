// A partner that is another process. It is not trusted: what it says is bounded and parsed, what it does not say in time is
// not waited for, and whatever it has started goes with it.

import { type ChildProcessByStdio, spawn } from "node:child_process";
import process from "node:process";
import type { Readable, Writable } from "node:stream";
import { type FromBot, MAX_TBP_LINE, type ToBot, parseFromBot } from "@korobeinix/bots";
import { describeProblem } from "@korobeinix/engine";
import { Lines } from "./lines.ts";
import type { Partner, Reply } from "./partner.ts";
import { killGroup, watchOver } from "./processGroup.ts";

/** Messages of unknown types that it may send before its next answer. */
const MAX_IGNORED = 100;
/** From `quit` to its end. */
const GOODBYE_MS = 500;

/** What is waited for. */
interface Waiting {
  readonly due: FromBot["type"];
  readonly settle: (reply: Reply<FromBot["type"]>) => void;
}

export class ProcessPartner implements Partner {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines = new Lines(MAX_TBP_LINE);
  readonly #ended: Promise<void>;
  #waiting: Waiting | undefined;
  /** Ends a rest: a partner that has lost needs none. */
  #wake: (() => void) | undefined;
  #ignored = 0;
  /** Why it has lost; nothing that it says afterwards is heard. */
  #fault: string | undefined;

  /** `command` is given to the shell. What it writes to its standard error is dropped: redirect it to read it. */
  constructor(command: string) {
    this.#child = spawn(command, {
      shell: true,
      // A group of its own, so that its children can be ended with it.
      detached: process.platform !== "win32",
      stdio: ["pipe", "pipe", "ignore"],
    });
    const unwatch = watchOver(this.#child);
    this.#ended = new Promise((resolve) => {
      const end = (how: string): void => {
        this.#fail(how);
        unwatch();
        resolve();
      };
      this.#child.on("close", (code, signal) => end(`its process ended (${signal ?? `code ${code}`})`));
      this.#child.on("error", ({ message }) => end(`its process could not be run: ${message}`));
    });
    // It may have gone before it has read everything; that it has gone is noticed by itself.
    this.#child.stdin.on("error", () => undefined);
    this.#child.stdout.on("error", () => undefined);
    this.#child.stdout.on("data", (chunk: Buffer) => this.#hear(chunk));
  }

  tell(message: ToBot): void {
    if (this.#fault === undefined) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  ask<Type extends FromBot["type"]>(message: ToBot | undefined, due: Type, limitMs: number): Promise<Reply<Type>> {
    return new Promise((resolve) => {
      if (this.#fault !== undefined) return resolve({ ok: false, fault: this.#fault });
      const timer = setTimeout(() => this.#fail(`no ${due} within ${limitMs} ms`), limitMs);
      const settle = (reply: Reply<FromBot["type"]>): void => {
        clearTimeout(timer);
        this.#waiting = undefined;
        resolve(reply as Reply<Type>);
      };
      this.#waiting = { due, settle };
      if (message !== undefined) this.tell(message);
    });
  }

  rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      if (ms === 0 || this.#fault !== undefined) return resolve();
      const timer = setTimeout(() => this.#wake?.(), ms);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = undefined;
        resolve();
      };
    });
  }

  async close(): Promise<void> {
    this.tell({ type: "quit" });
    this.#child.stdin.end();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, GOODBYE_MS);
    });
    await Promise.race([this.#ended, late]);
    clearTimeout(timer);
    killGroup(this.#child);
    // Somebody who left the group may hold the pipe open.
    this.#child.stdout.destroy();
    await this.#ended;
  }

  #fail(fault: string): void {
    if (this.#fault !== undefined) return;
    this.#fault = fault;
    killGroup(this.#child);
    this.#waiting?.settle({ ok: false, fault });
    this.#wake?.();
  }

  #hear(chunk: Buffer): void {
    for (const line of this.#lines.take(chunk)) {
      if (this.#fault !== undefined) return;
      if (line === undefined) this.#fail(`a line of more than ${MAX_TBP_LINE} characters`);
      else if (line.trim() === "") this.#ignore();
      else this.#read(line);
    }
  }

  #read(line: string): void {
    const parsed = parseFromBot(line);
    if (!parsed.ok) return this.#fail(`a broken message (${describeProblem(parsed.problem)})`);
    const message = parsed.value;
    if (message === undefined) return this.#ignore();
    if (message.type === "error") return this.#fail(`it cannot play: ${message.reason}`);
    const waiting = this.#waiting;
    if (waiting === undefined) return this.#fail(`${message.type} although nothing was asked`);
    if (message.type !== waiting.due) return this.#fail(`${message.type} where ${waiting.due} was due`);
    this.#ignored = 0;
    waiting.settle({ ok: true, message });
  }

  #ignore(): void {
    if (++this.#ignored > MAX_IGNORED) this.#fail(`a flood of more than ${MAX_IGNORED} messages that say nothing`);
  }
}
