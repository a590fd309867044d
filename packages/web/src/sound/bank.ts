// Rendered sounds as audio buffers, each rendered once: ahead of time by a worker, or at once when it is needed sooner
// or where there is no worker.

import { type RenderAnswer, type RenderRequest, renderSound, type SoundKey, soundName } from "./renderSound.ts";

/** What the music cannot begin without, what a game may need in any moment, and what is needed later. */
const URGENCIES = ["now", "soon", "later"] as const;
export type Urgency = (typeof URGENCIES)[number];

interface Waiting {
  readonly key: SoundKey;
  readonly rank: number;
  readonly turn: number;
}

/** So many are with the worker at a time: what is urgent waits for no more than these. */
const MOST_SENT = 2;

export interface Bank {
  /** Whether getting it takes no time. */
  isReady(key: SoundKey): boolean;
  get(key: SoundKey): AudioBuffer;
  /** Of those that wait, the most urgent go first, and among equals those that were asked for last. */
  prepare(keys: readonly SoundKey[], urgency: Urgency): void;
  /** Resolves when all that is being prepared is ready. */
  whenReady(): Promise<void>;
  close(): void;
}

export function makeBank(context: BaseAudioContext): Bank {
  const buffers = new Map<string, AudioBuffer>();
  /** With the worker. */
  const sent = new Set<string>();
  let queue: readonly Waiting[] = [];
  let turn = 0;
  let waiting: (() => void)[] = [];
  let worker = startWorker();

  function store(key: SoundKey, samples: Float32Array<ArrayBuffer>): AudioBuffer {
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    buffers.set(soundName(key), buffer);
    return buffer;
  }

  function send(): void {
    while (sent.size < MOST_SENT) {
      const [next, ...rest] = queue;
      if (worker === undefined || next === undefined) return;
      queue = rest;
      if (buffers.has(soundName(next.key))) continue;
      sent.add(soundName(next.key));
      worker.postMessage({ key: next.key, rate: context.sampleRate } satisfies RenderRequest, []);
    }
  }

  function settle(): void {
    if (isBusy()) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  function close(): void {
    worker?.terminate();
    worker = undefined;
    sent.clear();
    queue = [];
    settle();
  }

  function isBusy(): boolean {
    return sent.size > 0 || queue.length > 0;
  }

  worker?.addEventListener("message", ({ data: { key, samples } }: MessageEvent<RenderAnswer>) => {
    sent.delete(soundName(key));
    // It may have been needed in the meantime.
    if (!buffers.has(soundName(key))) store(key, samples);
    send();
    settle();
  });
  // From then on every sound is rendered when it is needed.
  worker?.addEventListener("error", close);

  return {
    isReady: (key) => worker === undefined || buffers.has(soundName(key)),
    get: (key) => buffers.get(soundName(key)) ?? store(key, renderSound({ key, rate: context.sampleRate })),
    prepare(keys, urgency) {
      if (worker === undefined) return;
      turn++;
      const rank = URGENCIES.indexOf(urgency);
      const isWanted = (name: string): boolean => !buffers.has(name) && !sent.has(name);
      const asked = new Map<string, Waiting>();
      for (const key of keys) if (isWanted(soundName(key))) asked.set(soundName(key), { key, rank, turn });
      // What waits already is not made to wait longer.
      const others = queue.filter(({ key, rank: own }) => own < rank || !asked.has(soundName(key)));
      for (const { key } of others) asked.delete(soundName(key));
      queue = [...others, ...asked.values()].sort((a, b) => a.rank - b.rank || b.turn - a.turn);
      send();
    },
    whenReady: () => (isBusy() ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    close,
  };
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL("./renderWorker.ts", import.meta.url), { type: "module" });
  } catch {
    return undefined;
  }
}
