// Our bot for frontends of the Tetris Bot Protocol: one file beside the page that any Worker can be made of. The game itself
// does not fetch it.

import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { sources } from "./sources.ts";

/** Where it is in the built site. */
export const TBP_WORKER = "tbp.js";
const SOURCE: string = fileURLToPath(new URL("../src/computers/tbpWorker.ts", import.meta.url));

export function tbp(): Plugin {
  return {
    name: "korobeinix:tbp",
    apply: "build",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: TBP_WORKER, source: await builtWorker() });
    },
  };
}

async function builtWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    resolve: sources,
    build: { write: false, target: "es2023", lib: { entry: SOURCE, formats: ["iife"], name: "bot" } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first !== undefined && "output" in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error("the bot's Worker was not built");
  return chunk.code;
}
