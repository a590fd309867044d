// Runs in a worker: renders one sound after another, so that no frame of the game ever waits for one.

import { type RenderAnswer, type RenderRequest, renderSound } from "./renderSound.ts";

self.addEventListener("message", ({ data }: MessageEvent<RenderRequest>) => {
  const answer: RenderAnswer = { key: data.key, samples: renderSound(data) };
  self.postMessage(answer, { transfer: [answer.samples.buffer] });
});
