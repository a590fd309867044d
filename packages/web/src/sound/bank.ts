// Rendered sounds as audio buffers, each rendered once: ahead of time by a worker, or at once when it is needed sooner
// or where there is no worker.

import { type RenderAnswer, type RenderRequest, renderSound, type SoundKey, soundName } from "./renderSound.ts";

export interface Bank {
  /** Whether getting it takes no time. */
  isReady(key: SoundKey): boolean;
  get(key: SoundKey): AudioBuffer;
  prepare(keys: readonly SoundKey[]): void;
  /** Resolves when all that is being prepared is ready. */
  whenReady(): Promise<void>;
  close(): void;
}

export function makeBank(context: BaseAudioContext): Bank {
  const buffers = new Map<string, AudioBuffer>();
  const asked = new Set<string>();
  let waiting: (() => void)[] = [];
  let worker = startWorker();

  function store(key: SoundKey, samples: Float32Array<ArrayBuffer>): AudioBuffer {
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    buffers.set(soundName(key), buffer);
    return buffer;
  }

  function settle(): void {
    if (asked.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  function close(): void {
    worker?.terminate();
    worker = undefined;
    asked.clear();
    settle();
  }

  worker?.addEventListener("message", ({ data: { key, samples } }: MessageEvent<RenderAnswer>) => {
    asked.delete(soundName(key));
    // It may have been needed in the meantime.
    if (!buffers.has(soundName(key))) store(key, samples);
    settle();
  });
  // From then on every sound is rendered when it is needed.
  worker?.addEventListener("error", close);

  return {
    isReady: (key) => worker === undefined || buffers.has(soundName(key)),
    get: (key) => buffers.get(soundName(key)) ?? store(key, renderSound({ key, rate: context.sampleRate })),
    prepare(keys) {
      for (const key of keys) {
        const name = soundName(key);
        if (worker === undefined || buffers.has(name) || asked.has(name)) continue;
        asked.add(name);
        worker.postMessage({ key, rate: context.sampleRate } satisfies RenderRequest, []);
      }
    },
    whenReady: () => (asked.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
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
