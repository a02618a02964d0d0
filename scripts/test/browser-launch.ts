import { findBrowser } from "../prepare/browser.mjs";

const executablePath = findBrowser();
const isRoot = process.getuid?.() === 0;

/** How tests, scenarios and pictures start Chromium: the machine's own, which asks nothing of the network by itself. */
export const browserLaunch = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    ...(isRoot ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
  ],
};
