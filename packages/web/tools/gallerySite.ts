// The built site, served for the tools that look at it.

import { fileURLToPath } from "node:url";
import { build, preview } from "vite";

const configFile = fileURLToPath(new URL("../vite.config.ts", import.meta.url));

export interface Site {
  readonly url: string;
  /** Where the built files are. */
  readonly folder: string;
  close(): Promise<void>;
}

/** Builds into a folder of its own under `out`: a tool must not pull the files from under a running game. */
export async function serveSite(name: string): Promise<Site> {
  const folder = fileURLToPath(new URL(`../../../out/${name}`, import.meta.url));
  const built = { outDir: folder, emptyOutDir: true };
  await build({ configFile, logLevel: "warn", build: built });
  const server = await preview({
    configFile,
    logLevel: "warn",
    build: built,
    preview: { port: 0, host: "127.0.0.1" },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error("the site is not served");
  return { url, folder, close: () => server.close() };
}
