import { defineConfig, devices } from "@playwright/test";
import { browserLaunch } from "./scripts/test/browser-launch.ts";
import { isWhole } from "./scripts/test/whole.ts";

const firstSpec = "servers-are-up.spec.ts";
const lastSpec = "no-token-reaches-the-browser.spec.ts";
const withoutBrowser = "{commands,headers,session}/**/*.spec.ts";
/** Rarer cases are for the whole run alone, as is the phone where a test says neither `@both` nor `@phone`. */
const notYet = isWhole ? [] : [/@whole/];
const firstAndLast = [firstSpec, lastSpec];
/** A page lives for seconds: it never gets back what its optimizing compilers take. */
const withoutOptimizing = ["--js-flags=--no-turbofan --no-maglev"];

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/global-setup.ts",
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: true,
  workers: 4,
  // Ends what hangs: the longest test without `test.slow` takes 40 s where a page load takes two.
  timeout: 120_000,
  // A machine that is busy with other work, too, is four times as slow.
  expect: { timeout: 30_000 },
  // What would pass only when tried again is a test that waits for too little, or a race of ours.
  retries: 0,
  reporter: [
    ["list"],
    ["json", { outputFile: ".cache/playwright.json" }],
    ["./scripts/test/failed-page-reporter.ts"],
  ],
  use: {
    locale: "en-GB",
    timezoneId: "Asia/Seoul",
    // A trace films each page while it is used; `--trace retain-on-failure` asks for one.
    trace: "off",
    screenshot: "only-on-failure",
    // Tests look at the portal itself; of the worker there is e2e/installable.spec.ts.
    serviceWorkers: "block",
    launchOptions: { ...browserLaunch, args: [...browserLaunch.args, ...withoutOptimizing] },
  },
  projects: [
    // A teardown, so that it runs after all others, and also when one of them has failed.
    { name: "first", testMatch: firstSpec, teardown: "last" },
    { name: "last", testMatch: lastSpec },
    {
      // Begun first, and with half of the workers: at the end, four more would be started for a few tests each.
      name: "phone",
      workers: 2,
      dependencies: ["first"],
      ...(isWhole ? { grepInvert: /@once/ } : { grep: /@phone|@both/ }),
      testIgnore: [...firstAndLast, withoutBrowser],
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 3,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: "desktop",
      dependencies: ["first"],
      grepInvert: [/@phone/, ...notYet],
      testIgnore: firstAndLast,
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 1440, height: 900 },
        // What moves is drawn sixty times a second, in software. On a phone it does move.
        contextOptions: { reducedMotion: "reduce" },
      },
    },
  ],
});
