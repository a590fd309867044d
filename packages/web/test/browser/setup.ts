// Once for all browser tests: builds the site, serves it, and makes sure of a browser.

import type { TestProject } from "vitest/node";
import { ensureBrowser } from "./browser.ts";
import { serveSite } from "./site.ts";

declare module "vitest" {
  interface ProvidedContext {
    browserPath: string;
    siteUrl: string;
    siteFolder: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide("browserPath", ensureBrowser());
  const site = await serveSite();
  project.provide("siteUrl", site.url);
  project.provide("siteFolder", site.folder);
  return () => site.close();
}
