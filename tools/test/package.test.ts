// The engine as strangers get it: packed, installed in an empty folder, and used as its README says.

import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, sep } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "../src/checks/command.ts";
import { namesOf, undocumented, unnameable } from "./declarations.ts";

const TSC = join(ROOT, "node_modules", "typescript", "bin", "tsc");
const README = readFileSync(join(ROOT, "packages", "engine", "README.md"), "utf8");
const EXAMPLES: readonly string[] = [...README.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);
const FILES: readonly string[] = EXAMPLES.map((_, i) => `example${i + 1}`);

/** As a stranger's shell is: nothing of ours in its path, nothing of the npm that may have started this. */
function strangersEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^(npm|node)_/i.test(name));
  const ours = `node_modules${sep}.bin`;
  return Object.fromEntries(
    entries.map(([name, value = ""]) => {
      if (name.toUpperCase() !== "PATH") return [name, value];
      return [
        name,
        value
          .split(delimiter)
          .filter((part) => !part.includes(ours))
          .join(delimiter),
      ];
    }),
  );
}

function run(program: string, args: readonly string[], cwd: string): string {
  // npm is a script on Windows.
  const shell = process.platform === "win32" && program === "npm";
  const options = { cwd, env: strangersEnvironment(), encoding: "utf8", timeout: 50_000, shell } as const;
  const { status, stdout, stderr, error } = spawnSync(program, args, options);
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}\n${stdout}\n${stderr}\n${error?.message ?? ""}`);
  return stdout;
}

/** What the strictest of strangers compiles with. */
const STRICTEST = {
  target: "es2022",
  lib: ["ES2022", "DOM"],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedLocals: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
};

let folder = "";
const stranger = (...path: string[]): string => join(folder, "stranger", ...path);
const engine = (...path: string[]): string => stranger("node_modules", "@korobeinix", "engine", ...path);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "engine-package-"));
  run("npm", ["pack", "-w", "packages/engine", "--pack-destination", folder], ROOT);
  const tarballs = globSync("*.tgz", { cwd: folder }).map((name) => join(folder, name));
  mkdirSync(stranger());
  writeFileSync(stranger("package.json"), '{ "name": "stranger", "private": true, "type": "module" }');
  const quiet = ["--offline", "--no-audit", "--no-fund", "--cache", join(folder, "cache")];
  run("npm", ["install", ...quiet, ...tarballs], stranger());
  for (const [i, code] of EXAMPLES.entries()) writeFileSync(stranger(`${FILES[i]}.ts`), code);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function compile(settings: object): string {
  const files = FILES.map((name) => `${name}.ts`);
  writeFileSync(stranger("tsconfig.json"), JSON.stringify({ compilerOptions: { ...STRICTEST, ...settings }, files }));
  return run(process.execPath, [TSC, "-p", "."], stranger());
}

describe("The packed engine", () => {
  it("E-30: holds what is run, declarations, a README and a licence, and nothing else", () => {
    const files = globSync("**/*.*", { cwd: engine() }).map((file) => file.split(sep).join("/"));
    expect(files.filter((file) => !/^dist\/.*\.(js|d\.ts)$/.test(file)).toSorted()).toEqual([
      "README.md",
      "package.json",
    ]);
    expect(files).toEqual(expect.arrayContaining(["dist/index.js", "dist/index.d.ts", "dist/debug/index.js"]));
    expect(readFileSync(engine("LICENSE"), "utf8")).toBe(readFileSync(join(ROOT, "LICENSE"), "utf8"));
  });

  it("E-30: the examples of its README compile for a bundler and for Node, and two Nodes print the same", () => {
    expect(EXAMPLES.length).toBeGreaterThan(1);
    expect(compile({ module: "esnext", moduleResolution: "bundler", noEmit: true })).toBe("");
    expect(compile({ module: "nodenext" })).toBe("");
    const ours = FILES.map((name) => run(process.execPath, [`${name}.js`], stranger()));
    const theirs = FILES.map((name) => run("node", [`${name}.js`], stranger()));
    expect(theirs).toEqual(ours);
    // The re-played logs have the hashes of their games.
    for (const output of ours) expect(output).toMatch(/(^|\n)true\n$/);
  });

  it("E-30: under the machine's own Node it plays every game of the signature", () => {
    const code = 'import { computeSignature } from "@korobeinix/engine/signature"; console.log(computeSignature());';
    const kept = readFileSync(join(ROOT, "packages", "engine", "signature.json"), "utf8");
    const { signature } = JSON.parse(kept) as { signature: string };
    expect(run("node", ["--input-type=module", "-e", code], stranger()).trim()).toBe(signature);
  });
});

/** What the doors pass on, each from where it is declared; `debug` and `signature` are for tests and tools. */
const DOORS: readonly string[] = [
  "index.d.ts",
  ...["match", "log", "placements", "records", "feed", "ruleBook"].map((door) => join("doors", `${door}.d.ts`)),
];

describe("What the engine exports", () => {
  it("E-30: every name is explained at its declaration", () => {
    for (const door of DOORS) expect(undocumented(engine("dist"), door)).toEqual([]);
  });

  it("E-30: every type that an exported name speaks of can be named", () => {
    const files = globSync("**/*.d.ts", { cwd: engine("dist") });
    expect(unnameable(engine("dist"), DOORS, files)).toEqual([]);
  });

  it("E-30: every door is explained in its README, and no name is behind two of them", () => {
    const { exports } = JSON.parse(readFileSync(engine("package.json"), "utf8")) as { exports: object };
    for (const door of Object.keys(exports))
      expect(README).toContain(`| \`${door.slice(1) || "@korobeinix/engine"}\` |`);
    const names = DOORS.flatMap((door) => namesOf(engine("dist"), door));
    expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
  });
});
