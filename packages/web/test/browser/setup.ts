// Once for all browser tests: builds the site, serves it, and makes sure of a browser.

import { fileURLToPath } from "node:url";
import { build, preview } from "vite";
import type { TestProject } from "vitest/node";
import { ensureBrowser } from "./browser.ts";

const configFile = fileURLToPath(new URL("../../vite.config.ts", import.meta.url));

declare module "vitest" {
  interface ProvidedContext {
    browserPath: string;
    siteUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide("browserPath", ensureBrowser());
  await build({ configFile, logLevel: "warn" });
  const server = await preview({ configFile, logLevel: "warn", preview: { port: 0, host: "127.0.0.1" } });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error("the site is not served");
  project.provide("siteUrl", url);
  return () => server.close();
}
