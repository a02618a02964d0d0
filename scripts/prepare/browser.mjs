import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { PrepareError, run, StoppedError } from "./command.mjs";
import { installDebianPackages, mayInstallDebianPackages } from "./debian.mjs";
import { findProgram, isProgram } from "./find-program.mjs";

// The shell is Chromium without the windows around a page, which cost as much again for each page that is opened.
const shell = "chromium-headless-shell";
const names = [shell, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
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
  if (process.env.CHROMIUM || findProgram([shell])) return;
  const found = findBrowser();
  if (mayInstallDebianPackages()) installShell(found);
  else if (found === undefined) {
    console.log("Installing a browser for the tests (once) …");
    run("Installing a browser", ["npx", "playwright", "install", "chromium"]);
  }
  if (findBrowser() === undefined) {
    throw new PrepareError("The tests need Chromium. Install it, or set CHROMIUM to where it is.");
  }
}

/** @param {string | undefined} found what does as well where there is no shell to be had */
function installShell(found) {
  try {
    installDebianPackages([shell, "fonts-noto-cjk"]);
  } catch (error) {
    if (found === undefined || error instanceof StoppedError) throw error;
    console.log(`Going on with ${found}, which takes longer.`);
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
