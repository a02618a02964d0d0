import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { environmentOutsideProject, run } from "./command.mjs";

/**
 * Installs the packages of a folder that has a lock file of its own, where that has not been done.
 * @param {string} folder
 */
export function preparePackagesIn(folder) {
  const stampFile = `${folder}/node_modules/.atrium-prepared`;
  const stamp = createHash("sha256")
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  const purpose = `Installing the packages of ${folder}`;
  console.log(`${purpose} (once) …`);
  const command = [
    "npm",
    "ci",
    "--prefix",
    folder,
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  run(purpose, command, environmentOutsideProject());
  writeFileSync(stampFile, stamp);
}
