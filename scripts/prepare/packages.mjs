import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { environmentOutsideProject, run } from "./command.mjs";

const stampFile = "node_modules/.atrium-prepared";

/** Installs the packages of the lock file, when they are not already those of an earlier run. */
export function preparePackages(root = ".", install = installPackages) {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  const stamp = createHash("sha256").update(lock).digest("hex");
  if (readOrEmpty(join(root, stampFile)) === stamp) return;
  if (!isInstalled(root, JSON.parse(lock))) {
    console.log("Installing the packages (about a minute, once) …");
    install();
  }
  writeFileSync(join(root, stampFile), stamp);
}

/** Whether npm's own record of the folder says what the lock file says: somebody ran `npm install` by hand. */
function isInstalled(root, lock) {
  const record = join(root, "node_modules/.package-lock.json");
  if (!existsSync(record) || !existsSync(join(root, "node_modules/.bin/node"))) return false;
  const installed = JSON.parse(readFileSync(record, "utf8")).packages ?? {};
  return Object.entries(lock.packages).every(([folder, wanted]) => {
    if (folder === "" || wanted.link) return true;
    const found = installed[folder];
    // Optional packages are those of other platforms too, which npm leaves out.
    return found === undefined ? wanted.optional === true : found.version === wanted.version;
  });
}

function installPackages() {
  // The npm that called us where there is one, on the machine's own Node.js.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const program = npm?.endsWith(".js") && node && !node.includes("node_modules") ? [node, npm] : ["npm"];
  const command = [...program, "ci", "--include=dev", "--no-audit", "--no-fund"];
  run("Installing the packages", command, environmentOutsideProject());
}

function readOrEmpty(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
