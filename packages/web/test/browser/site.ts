// The built site, served for the tests and for the tools that look at it.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";

const configFile = fileURLToPath(new URL("../../vite.config.ts", import.meta.url));

export interface Site {
  readonly url: string;
  /** Where the built files are, until it is closed. */
  readonly folder: string;
  close(): Promise<void>;
}

/** Builds into a folder of its own: one build must not pull the files from under another's pages. */
export async function serveSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "korobeinix-"));
  const built = { outDir: folder, emptyOutDir: true };
  await build({ configFile, logLevel: "warn", build: built });
  const served = { port: 0, host: "127.0.0.1" };
  const server = await preview({ configFile, logLevel: "warn", build: built, preview: served });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error("the site is not served");
  const close = async (): Promise<void> => {
    await server.close();
    rmSync(folder, { recursive: true });
  };
  return { url, folder, close };
}
