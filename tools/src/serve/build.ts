// Builds the browser game into a static site.

import { fileURLToPath } from "node:url";
import { build } from "vite";

export const WEB_DIST: string = fileURLToPath(new URL("../../../packages/web/dist", import.meta.url));

const CONFIG: string = fileURLToPath(new URL("../../../packages/web/vite.config.ts", import.meta.url));

export async function buildWeb(): Promise<void> {
  await build({ configFile: CONFIG, logLevel: "warn" });
}
