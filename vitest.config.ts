import { defineConfig } from "vitest/config";

const tests = (folders: string) => `${folders}/**/*.test.{ts,tsx,mjs}`;
/** What their tests ask keeps nothing between two calls: they can share a process, and its start. */
const keepingNothing = tests("{bench,components,scenarios,scripts,lib/{content,messages,space,space-file}}");

export default defineConfig({
  test: {
    exclude: ["**/node_modules/**", "bench/peers/**"],
    // One more than the smallest machine has cores: many tests wait for a process or a moment.
    maxWorkers: 3,
    // The first creation of an embedded database takes about five seconds, more on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: "alone",
          include: [tests("{app,contract,e2e,lib,service}")],
          exclude: [keepingNothing, "**/node_modules/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "together",
          include: [keepingNothing],
          exclude: ["**/node_modules/**", "bench/peers/**"],
          isolate: false,
        },
      },
    ],
  },
});
