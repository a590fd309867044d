// Just enough of Web Audio to see what would be heard.

import { vi } from "vitest";

class Parameter {
  value = 0;
  setTargetAtTime(value: number): this {
    this.value = value;
    return this;
  }
  setValueAtTime(): this {
    return this;
  }
  linearRampToValueAtTime(): this {
    return this;
  }
}

interface NodeOptions {
  readonly gain?: number;
  readonly pan?: number;
}

class Node {
  readonly gain = new Parameter();
  readonly options: NodeOptions;
  /** What it was connected to last. */
  next: Node | undefined;
  constructor(_context?: unknown, options: NodeOptions = {}) {
    this.options = options;
  }
  connect(to: Node): Node {
    this.next = to;
    return to;
  }
  disconnect(): void {}
  addEventListener(): void {}
}

interface Buffer {
  readonly length: number;
  copyToChannel(): void;
}

export interface Started {
  readonly buffer: Buffer;
  readonly at: number | undefined;
  /** What the nodes right after it were made with. */
  readonly gain: number;
  readonly pan: number;
  /** Whether it was told to stop. */
  isStopped: boolean;
}

export interface FakeAudio {
  readonly started: Started[];
  readonly contexts: { state: string; currentTime: number }[];
}

/** Puts the fakes in the place of the browser's classes. */
export function fakeAudio(state: "running" | "suspended" = "running"): FakeAudio {
  const started: Started[] = [];
  const contexts: { state: string; currentTime: number }[] = [];

  class Source extends Node {
    readonly #buffer: Buffer;
    #started: Started | undefined;
    constructor(_context: unknown, { buffer }: { readonly buffer: Buffer }) {
      super();
      this.#buffer = buffer;
    }
    start(at?: number): void {
      const gain = this.next?.options.gain ?? 1;
      const pan = this.next?.next?.options.pan ?? 0;
      this.#started = { buffer: this.#buffer, at, gain, pan, isStopped: false };
      started.push(this.#started);
    }
    stop(): void {
      if (this.#started !== undefined) this.#started.isStopped = true;
    }
  }

  class Context extends Node {
    state: string = state;
    currentTime = 0;
    readonly sampleRate = 8000;
    readonly destination = new Node();
    constructor() {
      super();
      contexts.push(this);
    }
    createBuffer(_channels: number, length: number): Buffer {
      return { length, copyToChannel: () => undefined };
    }
    removeEventListener(): void {}
    resume(): Promise<void> {
      return state === "running" ? Promise.resolve() : Promise.reject(new Error("no device"));
    }
    close(): Promise<void> {
      return Promise.reject(new Error("closed already"));
    }
  }

  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("AudioBufferSourceNode", Source);
  for (const name of ["GainNode", "DynamicsCompressorNode", "ConvolverNode", "StereoPannerNode"]) {
    vi.stubGlobal(name, Node);
  }
  return { started, contexts };
}
