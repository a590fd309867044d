// Where the tests are. A test that asserts nothing fails.

import { type ViteUserConfig, defineConfig } from "vitest/config";

const config: ViteUserConfig = defineConfig({
  test: {
    include: ["packages/*/test/**/*.test.ts", "tools/test/**/*.test.ts"],
    expect: { requireAssertions: true },
    // A test that never ends goes when its runner goes: a process of its own would be left behind.
    pool: "threads",
  },
});

export default config;
