// Our Guideline player in a Worker that speaks the Tetris Bot Protocol, one message each way a `postMessage`: a file of its
// own in the built site, for whoever has a frontend of that protocol.

import { TBP_INFO, TbpBot } from "@korobeinix/bots";

const bot = new TbpBot();

self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  for (const answer of bot.receive(data)) self.postMessage(answer, {});
  if (bot.hasQuit) self.close();
});

self.postMessage(TBP_INFO, {});
