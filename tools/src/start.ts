// `npm start`: builds the browser game and serves it. `npm run build` (--build-only) leaves the site in
// packages/web/dist, which plays from any web host.

import process from "node:process";
import { buildWeb, WEB_DIST } from "./serve/build.ts";
import { listen } from "./serve/listen.ts";

await buildWeb();
if (process.argv.includes("--build-only")) {
  console.log("Korobeinix: the site is in packages/web/dist");
} else {
  const listening = await listen(WEB_DIST, process.env["PORT"]);
  if (listening.ok) {
    console.log(`Korobeinix: http://localhost:${listening.port}`);
  } else {
    console.error(`Korobeinix: ${listening.why}`);
    process.exitCode = 1;
  }
}
