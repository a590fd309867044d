// A Worker that answers when a test says so, and the clock of a test.

import type { Answer, Question, WorkerMessage } from "../../src/computers/messages.ts";
import { makeThinker, type Thinker } from "../../src/computers/thinker.ts";

export class FakeWorker extends EventTarget {
  readonly questions: Question[] = [];
  isTerminated = false;

  postMessage(question: Question): void {
    // What cannot be sent to a real one fails here, too.
    this.questions.push(structuredClone(question));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(data: WorkerMessage): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  /** Answers the last question. */
  answer(answer: Answer["answer"]): void {
    this.say({ id: this.questions.at(-1)!.id, answer });
  }

  fail(): void {
    this.dispatchEvent(new Event("error"));
  }
}

/** A thinker whose Workers and whose time are the test's. */
export class Bench {
  readonly workers: FakeWorker[] = [];
  readonly thinker: Thinker;
  #timers: { readonly atMs: number; readonly callback: () => void }[] = [];
  #nowMs = 0;

  constructor() {
    this.thinker = makeThinker({
      startWorker: () => {
        this.workers.push(new FakeWorker());
        return this.worker;
      },
      setTimer: (callback, ms) => {
        const timer = { atMs: this.#nowMs + ms, callback };
        this.#timers.push(timer);
        return () => {
          this.#timers = this.#timers.filter((other) => other !== timer);
        };
      },
    });
  }

  /** The one started last. */
  get worker(): FakeWorker {
    return this.workers.at(-1)!;
  }

  get timers(): number {
    return this.#timers.length;
  }

  pass(ms: number): void {
    this.#nowMs += ms;
    const due = this.#timers.filter(({ atMs }) => atMs <= this.#nowMs);
    this.#timers = this.#timers.filter((timer) => !due.includes(timer));
    for (const { callback } of due) callback();
  }
}
