import { join } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { makeMapFiles } from "./scripts/build/map/map-files.ts";
import { browserLaunch } from "./scripts/test/browser-launch.ts";

/** In Chromium, beside their component. */
const inBrowser = "{components,lib/browser}/**/*.browser.test.tsx";
const tests = (folders: string) => `${folders}/**/*.test.{ts,tsx,mjs}`;
/** These take most of a minute each: begun last, one of them would be alone with the machine at the end. */
const long = [
  // It counts the timers of its process, where other tests would leave theirs.
  "service/query/keep-indexed.test.ts",
  "service/{fuzz,*/crash,*/durability,*/cma-token,*/run-a-space,*/cluster-folder}.test.ts",
  "lib/session/testing/model.test.ts",
];
/** What their tests ask keeps nothing between two calls: they can share a process, and its start. */
const keepingNothing = tests(
  "{components,scripts,service,tools/{bench,checks,doctor,faults,documents,other-space,scenarios},lib/{brand,browser,collection,color,content,fields,limits,messages,space,space-file,static-pages}}",
);

export default defineConfig({
  test: {
    exclude: ["**/node_modules/**", "tools/bench/peers/**"],
    // The embedded database is run by what is compiled at a first pass: a better form of it takes seconds that no process of
    // tests makes good.
    execArgv: ["--liftoff-only"],
    globalSetup: ["scripts/test/folder-in-memory.ts", "service/database/make-cluster-for-tests.ts"],
    // Twice the cores of the smallest machine: many tests wait for a process or a moment.
    maxWorkers: 4,
    // On a busy machine, three commands in a row or the first creation of an embedded database take more than half of that.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: "scripts/test/unstub.ts",
    // They begin in the order of their names.
    projects: [
      { extends: true, test: { name: "1 alone, for long", include: long } },
      {
        extends: true,
        test: {
          name: "2 alone",
          include: [tests("{app,e2e,lib,tools/{contract,upgrade}}")],
          exclude: [...long, keepingNothing, "**/node_modules/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "3 together",
          include: [keepingNothing],
          exclude: [...long, inBrowser, "**/node_modules/**", "tools/bench/peers/**"],
          isolate: false,
        },
      },
      {
        extends: true,
        // A package that is found while tests run is bundled anew, with another React: so look for all at each start.
        optimizeDeps: {
          entries: ["components/**/*.{ts,tsx}"],
          force: true,
          // What `jsx` below makes of JSX imports it.
          include: ["react/jsx-runtime"],
          // React's development build takes a fifth to a third more CPU, for warnings that no test reads.
          rolldownOptions: { transform: { define: { "process.env.NODE_ENV": '"production"' } } },
        },
        oxc: { jsx: { development: false } },
        // Next.js reads its settings there.
        define: { "process.env": { NODE_ENV: "test" } },
        // Vite serves from `public/` what is there when it starts: a global setup would come too late.
        plugins: [{ name: "map files", config: () => makeMapFiles() }],
        test: {
          name: "4 in a browser",
          // After the others: beside them, eight files at once had two cores, and what waits for a process gave up.
          sequence: { groupOrder: 1 },
          include: [inBrowser],
          setupFiles: "scripts/test/reset-tab.ts",
          // As in end-to-end tests: a failure is known before the end of the test's minute.
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: browserLaunch,
              // As in end-to-end tests: what moves is drawn sixty times a second, in software.
              contextOptions: { reducedMotion: "reduce" },
              actionTimeout: 30_000,
            }),
            instances: [{ browser: "chromium" }],
            viewport: { width: 1440, height: 900 },
            screenshotFailures: false,
            // Only developer tools would read them: of the 138 MB that the tabs fetched, 59 were these.
            dependencySourcemaps: false,
            // The first one waits for all packages to be bundled; a busy machine takes more than the usual minute.
            connectTimeout: 240_000,
            expect: {
              toMatchScreenshot: {
                resolveScreenshotPath: ({ root, testFileDirectory, arg, ext }) =>
                  join(root, testFileDirectory, "references", `${arg}${ext}`),
                comparatorOptions: { allowedMismatchedPixels: 20 },
              },
            },
          },
        },
      },
    ],
  },
});
