// The built site, served for the tests and for the tools that look at it, as `npm start` serves it.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { listen } from "../../../../tools/src/serve/listen.ts";

const configFile = fileURLToPath(new URL("../../vite.config.ts", import.meta.url));

export interface Site {
  readonly url: string;
  /** Where the built files are, until it is closed. */
  readonly folder: string;
  close(): Promise<void>;
}

/**
 * Builds into a folder of its own: one build must not pull the files from under another's pages. Plugins may add to what
 * is built.
 */
export async function serveSite(...plugins: readonly Plugin[]): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), "korobeinix-"));
  await build({ configFile, logLevel: "warn", plugins: [...plugins], build: { outDir: folder, emptyOutDir: true } });
  const listening = await listen(folder, { port: "0" });
  if (!listening.ok) throw new Error(listening.why);
  const close = async (): Promise<void> => {
    listening.close();
    await rm(folder, { recursive: true });
  };
  return { url: `http://localhost:${listening.port}/`, folder, close };
}
