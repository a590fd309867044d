// Where the tests are. A test that asserts nothing fails.

import { type ViteUserConfig, defineConfig } from "vitest/config";

const config: ViteUserConfig = defineConfig({
  test: {
    include: ["packages/*/test/**/*.test.ts", "tools/test/**/*.test.ts"],
    expect: { requireAssertions: true },
  },
});

export default config;
