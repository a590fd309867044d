// What is fetched from outside: the pinned Node and the packages of the lock file.

import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import hashes from "../../scripts/nodeHashes.json" with { type: "json" };
import { checkPinnedNode } from "../../scripts/pinnedNode.mjs";
import root from "../../package.json" with { type: "json" };
import { ROOT } from "../src/checks/command.ts";
import { checkLockFile, findLockProblems } from "../src/checks/lockFile.ts";

/** The SHA-256 of "abc", as FIPS 180-2 gives it. */
const ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

describe("The pinned Node", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "korobeinix-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const binary = (): string => join(folder, "node");
  const check = (platform = "linux-x64"): ReturnType<typeof checkPinnedNode> =>
    checkPinnedNode({ file: binary(), platform, sha256: { "linux-x64": ABC }, stampFile: join(folder, "stamp") });

  it("E-32: is trusted when it has the recorded hash", () => {
    writeFileSync(binary(), "abc");
    expect(check()).toEqual({ ok: true });
    expect(check()).toEqual({ ok: true });
  });

  it("E-32: is refused and removed when it has another, with both in the message", () => {
    writeFileSync(binary(), "abd");
    const { ok, message } = check();
    expect(ok).toBe(false);
    expect(message).toContain(`${binary()} is not the Node`);
    expect(message).toContain(`recorded ${ABC}`);
    expect(message).toMatch(/found {4}[\da-f]{64}\nIt was removed\./);
    expect(existsSync(binary())).toBe(false);
  });

  it("E-32: is looked at again when the file has changed", () => {
    writeFileSync(binary(), "abc");
    check();
    const { atime, mtimeMs } = statSync(binary());
    writeFileSync(binary(), "abd");
    utimesSync(binary(), atime, new Date(mtimeMs + 5000));
    expect(check()).toMatchObject({ ok: false });
  });

  it("E-32: is looked at again when another hash is recorded", () => {
    writeFileSync(binary(), "abc");
    check();
    const sha256 = { "linux-x64": "0".repeat(64) };
    const stampFile = join(folder, "stamp");
    expect(checkPinnedNode({ file: binary(), platform: "linux-x64", sha256, stampFile })).toMatchObject({ ok: false });
  });

  it("E-32: runs on a platform without a recorded hash, with one warning", () => {
    writeFileSync(binary(), "abc");
    expect(check("sunos-x64")).toEqual({ ok: true, message: expect.stringContaining("no hash for sunos-x64") });
    expect(check("sunos-x64")).toEqual({ ok: true });
  });

  it("E-32: has hashes of the version that package.json asks for", () => {
    expect(hashes.version).toBe(root.dependencies.node);
    expect(Object.keys(hashes.sha256)).toContain("linux-x64");
    for (const hash of Object.values(hashes.sha256)) expect(hash).toMatch(/^[\da-f]{64}$/);
  });
});

describe("The lock file", () => {
  const integrity = "sha512-x";
  const other = { version: "1.0.0", optional: true };

  it("E-32: is well when every package has its integrity; links and workspaces have none", () => {
    const packages = {
      "": {},
      tools: { version: "0.1.0" },
      "node_modules/@korobeinix/tools": { link: true },
      "node_modules/a": { version: "1.0.0", integrity },
      "node_modules/a/node_modules/b": { version: "2.0.0", integrity },
    };
    expect(findLockProblems({ packages }, [])).toEqual([]);
  });

  it("E-32: is not when a package has none, wherever it lies", () => {
    const packages = { "node_modules/a": { version: "1.0.0" }, "tools/node_modules/a/node_modules/@b/c": other };
    expect(findLockProblems({ packages }, [])).toEqual([
      expect.stringMatching(/^a@1\.0\.0 has no integrity/),
      expect.stringMatching(/^@b\/c@1\.0\.0 has no integrity/),
    ]);
  });

  it("E-32: builds for other machines may be listed as unknown, in one version and no longer than need be", () => {
    const unknown = ["@b/for-…@1.0.0"];
    expect(findLockProblems({ packages: { "node_modules/@b/for-mars": other } }, unknown)).toEqual([]);
    const newer = { packages: { "node_modules/@b/for-mars": { ...other, version: "1.0.1" } } };
    expect(findLockProblems(newer, unknown)).toEqual([
      expect.stringMatching(/^@b\/for-mars@1\.0\.1 has no integrity/),
      expect.stringContaining("take it from the list"),
    ]);
    const needed = { packages: { "node_modules/@b/for-mars": { version: "1.0.0" } } };
    expect(findLockProblems(needed, unknown)[0]).toMatch(/^@b\/for-mars@1\.0\.0 has no integrity/);
  });

  it("E-32: of this repository is well", () => {
    expect(checkLockFile(ROOT)).toEqual({ ok: true, output: "" });
  });
});
