import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { PrepareError, run } from "./command.mjs";
import { installDebianPackages, mayInstallDebianPackages } from "./debian.mjs";
import { findProgram, isProgram } from "./find-program.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const macApplications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const insidePlaywrightFolder = [
  "chrome-linux64/chrome",
  "chrome-linux/chrome",
  "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
];

/** The program that the end-to-end tests drive: CHROMIUM where it is set, else the machine's, else Playwright's own. */
export function findBrowser() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return CHROMIUM;
  return findProgram(names) ?? macApplications.find(isProgram) ?? playwrightBrowsers().find(isProgram);
}

export function prepareBrowser() {
  if (findBrowser() !== undefined) return;
  if (mayInstallDebianPackages()) installDebianPackages(["chromium", "fonts-noto-cjk"]);
  else {
    console.log("Installing a browser for the tests (once) …");
    run("Installing a browser", ["npx", "playwright", "install", "chromium"]);
  }
  if (findBrowser() === undefined) {
    throw new PrepareError("The tests need Chromium. Install it, or set CHROMIUM to where it is.");
  }
}

/** Newest first. */
function playwrightBrowsers() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), ".cache/ms-playwright");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((one, other) => Number(other.slice(9)) - Number(one.slice(9)))
    .flatMap((name) => insidePlaywrightFolder.map((inside) => join(folder, name, inside)));
}
