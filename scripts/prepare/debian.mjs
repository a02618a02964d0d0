import { existsSync } from "node:fs";
import { run } from "./command.mjs";

/** Whether this process may install Debian packages. */
export function mayInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** @param {string[]} packages */
export function installDebianPackages(packages) {
  console.log(`Installing ${packages.join(", ")} (once) …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("Reading the package lists", ["apt-get", "update", "-q"], environment);
  const install = ["apt-get", "install", "-q", "-y", "--no-install-recommends", ...packages];
  run(`Installing ${packages.join(", ")}`, install, environment);
}
