// Thinking that costs the page nothing: it is done by a Worker, one question after another. A Worker that does not answer
// in time is replaced, and whatever it says after that is not heard.

import type { Reason, Sight, Skill, Step, Thought } from "@korobeinix/bots";
import type { Answer, Ask, Asked, Question, WorkerMessage } from "./messages.ts";
import type { Move, Mover, Position } from "./move.ts";

export interface Thinker {
  /**
   * Resolves with what the Worker thought; rejects when closed. One that does not answer in time is replaced by a new
   * Worker and asked once more; then it gives an empty thought.
   */
  think(sight: Sight, skill: Skill): Promise<Thought>;
  /** What speaks for and against each step; nothing where no Worker answers. */
  explain(sight: Sight, steps: readonly Step[]): Promise<readonly (readonly Reason[])[]>;
  /** What to press for the piece in play; undefined: nothing, also where no Worker answers. */
  move(position: Position, mover: Mover): Promise<Move | undefined>;
  close(): void;
}

/** As much of a Worker as is needed here. */
export type WorkerLike = Pick<Worker, "addEventListener" | "postMessage" | "terminate">;

export interface ThinkerOptions {
  readonly startWorker?: () => WorkerLike;
  /** Calls back after so many milliseconds, unless what it returned is called before. */
  readonly setTimer?: (callback: () => void, ms: number) => () => void;
}

/** A Worker has to be fetched first: that takes as long as the network does. */
const START_MS = 15_000;
/** No question takes a slow machine as long as that, not even the first one, for which it is still warming up. */
const ANSWER_MS = 6_000;
/** How often a question is asked before it is given up. */
const ATTEMPTS = 2;

const NO_THOUGHT: Thought = { steps: [], nodes: 0 };

/** A question that waits for its answer. */
interface Pending {
  readonly ask: (id: number) => Question;
  /** What it gets where no Worker answers. */
  readonly nothing: Answer["answer"];
  readonly resolve: (answer: Answer["answer"]) => void;
  readonly reject: (reason: Error) => void;
  attempts: number;
}

export function makeThinker(options: ThinkerOptions = {}): Thinker {
  return new WorkerThinker(options);
}

class WorkerThinker implements Thinker {
  readonly #startWorker: NonNullable<ThinkerOptions["startWorker"]>;
  readonly #setTimer: NonNullable<ThinkerOptions["setTimer"]>;
  /** The first of them has been asked. */
  readonly #pending: Pending[] = [];
  #worker: WorkerLike | undefined;
  #isReady = false;
  #isClosed = false;
  #lastId = 0;
  #stopTimer: (() => void) | undefined;

  constructor({ startWorker = startRealWorker, setTimer = setRealTimer }: ThinkerOptions) {
    this.#startWorker = startWorker;
    this.#setTimer = setTimer;
  }

  think(sight: Sight, skill: Skill): Promise<Thought> {
    return this.#enter<"think">((id) => ({ id, ask: "think", sight, skill }), NO_THOUGHT);
  }

  explain(sight: Sight, steps: readonly Step[]): Promise<readonly (readonly Reason[])[]> {
    return this.#enter<"explain">(
      (id) => ({ id, ask: "explain", sight, steps }),
      steps.map(() => []),
    );
  }

  move(position: Position, mover: Mover): Promise<Move | undefined> {
    return this.#enter<"move">((id) => ({ id, ask: "move", position, mover }), undefined);
  }

  close(): void {
    this.#isClosed = true;
    this.#stopWorker();
    for (const { reject } of this.#pending.splice(0)) reject(closed());
  }

  #enter<A extends Ask>(ask: Pending["ask"], nothing: Asked[A]["answer"]): Promise<Asked[A]["answer"]> {
    if (this.#isClosed) return Promise.reject(closed());
    return new Promise<Asked[A]["answer"]>((resolve, reject) => {
      // An answer is of the kind that was asked for.
      this.#pending.push({ ask, nothing, resolve, reject, attempts: 0 });
      if (this.#pending.length === 1) this.#ask();
    });
  }

  /** Asks the first question that waits. */
  #ask(): void {
    const first = this.#pending[0];
    if (first === undefined) return;
    if (first.attempts === ATTEMPTS) return this.#settle(first.nothing);
    first.attempts++;
    this.#lastId++;
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage(first.ask(this.#lastId), []);
    } catch {
      // Where there are no Workers nobody thinks.
      return this.#settle(first.nothing);
    }
    this.#limit();
  }

  #start(): WorkerLike {
    const worker = this.#startWorker();
    this.#isReady = false;
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
      if (worker === this.#worker) this.#hear(data);
    });
    worker.addEventListener("error", () => {
      if (worker === this.#worker) this.#replace();
    });
    return worker;
  }

  #hear(message: WorkerMessage): void {
    if (message === "ready") {
      this.#isReady = true;
      if (this.#pending.length > 0) this.#limit();
    } else if (message.id === this.#lastId && this.#pending.length > 0) {
      this.#settle(message.answer);
    }
  }

  #limit(): void {
    this.#stopTimer?.();
    this.#stopTimer = this.#setTimer(() => this.#replace(), this.#isReady ? ANSWER_MS : START_MS);
  }

  /** The next one is started by the next question. */
  #replace(): void {
    this.#stopWorker();
    this.#ask();
  }

  #stopWorker(): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #settle(answer: Answer["answer"]): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    this.#pending.shift()?.resolve(answer);
    this.#ask();
  }
}

function startRealWorker(): WorkerLike {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

function setRealTimer(callback: () => void, ms: number): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

function closed(): Error {
  return new Error("This thinker is closed.");
}
