// Where the tests are. A test that asserts nothing fails.

import { defaultServerConditions } from "vite";
import { type ViteUserConfig, defineConfig } from "vitest/config";

/** Packages of this repository are read as their sources. */
const ssr = { resolve: { conditions: ["@korobeinix/source", ...defaultServerConditions] } };

/** What holds for every test; a test that never ends goes when its runner goes: a process of its own would be left. */
const common = { expect: { requireAssertions: true }, pool: "threads", testTimeout: 60_000 } as const;

const BROWSER_TESTS = "packages/web/test/browser/**/*.test.ts";

const config: ViteUserConfig = defineConfig({
  test: {
    projects: [
      {
        ssr,
        test: {
          ...common,
          name: "node",
          // All of a small machine: left to itself, the runner keeps a processor free.
          maxWorkers: 2,
          // A file takes back what it changes for all, and ends what would go on after it.
          isolate: false,
          include: ["packages/*/test/**/*.test.ts", "tools/test/**/*.test.ts"],
          exclude: [BROWSER_TESTS],
        },
      },
      {
        ssr,
        test: {
          ...common,
          // A slow machine is no failure: what is waited for comes, or the test's own time runs out.
          expect: { ...common.expect, poll: { timeout: 45_000 } },
          name: "browser",
          include: [BROWSER_TESTS],
          globalSetup: ["packages/web/test/browser/setup.ts"],
          // Much of a browser test is waiting: two at a time keep a small machine busy.
          maxWorkers: 2,
          // A file leaves nothing behind: its pages and its browser are closed.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

export default config;
