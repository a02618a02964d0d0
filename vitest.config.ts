import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,bench,components,contract,e2e,lib,scenarios,scripts,service}/**/*.test.{ts,tsx,mjs}"],
    exclude: ["**/node_modules/**", "bench/peers/**"],
    // One more than the smallest machine has cores: many tests wait for a process or a moment.
    maxWorkers: 3,
    // The first creation of an embedded database takes about five seconds, more on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
