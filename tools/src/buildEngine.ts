// Run by `npm pack -w packages/engine`: JavaScript and declarations in packages/engine/dist for those who have neither
// our Node nor our sources. `--clean` takes the folder away again, so that nothing here can ever read it by mistake.

import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { ROOT, runProgram } from "./checks/command.ts";

const ENGINE = join(ROOT, "packages", "engine");
const DIST = join(ENGINE, "dist");

/** The compiler leaves `.ts` in declarations, which name no file of the package. */
function nameJavaScript(declarations: string): string {
  return declarations.replaceAll(/(\bfrom "\.[^"]*)\.ts"/g, '$1.js"');
}

rmSync(DIST, { recursive: true, force: true });
if (!process.argv.includes("--clean")) {
  const { ok, output } = await runProgram("typescript/bin/tsc", ["-p", join(ENGINE, "tsconfig.build.json")]);
  for (const name of globSync("**/*.d.ts", { cwd: DIST })) {
    const file = join(DIST, name);
    writeFileSync(file, nameJavaScript(readFileSync(file, "utf8")));
  }
  // npm's own output is what npm prints: a list in JSON, if it was asked for.
  if (!ok) console.error(output);
  process.exitCode = ok ? 0 : 1;
}
