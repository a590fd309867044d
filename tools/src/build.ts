// `npm run build`: leaves the browser game in packages/web/dist, a static site that plays from any web host. With
// `--server`, for `npm start`, it leaves what serves it in out/serve, too.
//
// A build is a process of its own, so that its memory is given back before anything is served. The server is bundled
// because Node would hold 25 MB more to read TypeScript.

import process from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { compressFolder } from "./serve/compress.ts";

const pathOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

async function buildSite(): Promise<void> {
  await build({ configFile: pathOf("packages/web/vite.config.ts"), logLevel: "warn" });
  await compressFolder(pathOf("packages/web/dist"));
}

async function buildServer(): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    build: { ssr: pathOf("tools/src/serve.ts"), outDir: pathOf("out/serve"), emptyOutDir: true, target: "node24" },
  });
}

const hasServer = process.argv.includes("--server");
try {
  await buildSite();
  if (hasServer) await buildServer();
  else console.log("Korobeinix: the site is in packages/web/dist");
} catch (error) {
  console.error(error);
  console.error(`Korobeinix: the build failed${hasServer ? ", so nothing is served" : ""}; the reason is above`);
  process.exitCode = 1;
}
