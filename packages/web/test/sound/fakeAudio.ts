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
  readonly frequency = new Parameter();
  readonly options: NodeOptions;
  /** What it was connected to last. */
  next: Node | undefined;
  constructor(_context?: unknown, options: NodeOptions = {}) {
    this.options = options;
  }
  connect(to: Node): Node {
    this.next = to;
    to.join(this);
    return to;
  }
  /** Another one was connected to it. */
  join(_from: Node): void {}
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
  /** Hertz above which the music of a game is not heard, as it was last told. */
  readonly cutoff: () => number;
  /** Of everything, as it was last told. */
  readonly volume: () => number;
  readonly started: Started[];
  readonly contexts: { state: string; currentTime: number }[];
}

/** Puts the fakes in the place of the browser's classes. */
export function fakeAudio(state: "running" | "suspended" = "running"): FakeAudio {
  const started: Started[] = [];
  const contexts: { state: string; currentTime: number }[] = [];

  /** What is connected to the loudspeakers. */
  const loudspeakers: Node[] = [];
  class Destination extends Node {
    override join(from: Node): void {
      loudspeakers.push(from);
    }
  }

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
    readonly destination = new Destination();
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
  const filters: Node[] = [];
  class Filter extends Node {
    constructor(context: unknown) {
      super(context);
      filters.push(this);
    }
  }
  vi.stubGlobal("BiquadFilterNode", Filter);
  return {
    started,
    contexts,
    cutoff: () => filters[0]?.frequency.value ?? 0,
    volume: () => loudspeakers[0]?.gain.value ?? 0,
  };
}
