// Where the tests are. A test that asserts nothing fails.

import { type ViteUserConfig, defineConfig } from "vitest/config";

/** What holds for every test; a test that never ends goes when its runner goes: a process of its own would be left. */
const common = { expect: { requireAssertions: true }, pool: "threads", testTimeout: 60_000 } as const;

const BROWSER_TESTS = "packages/web/test/browser/**/*.test.ts";

const config: ViteUserConfig = defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: "node",
          include: ["packages/*/test/**/*.test.ts", "tools/test/**/*.test.ts"],
          exclude: [BROWSER_TESTS],
        },
      },
      {
        test: {
          ...common,
          // A slow machine is no failure: what is waited for comes, or the test's own time runs out.
          expect: { ...common.expect, poll: { timeout: 20_000 } },
          name: "browser",
          include: [BROWSER_TESTS],
          globalSetup: ["packages/web/test/browser/setup.ts"],
          // One browser at a time: two would take each other's frames on a small machine.
          fileParallelism: false,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

export default config;
