import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { environmentOutsideProject, run } from "./command.mjs";

const stampFile = "node_modules/.atrium-prepared";

/**
 * Installs the packages of the lock file that are not there: those of the portal, its build and the service, and with
 * `forDevelopment` those of checks and tests too. Never removes the second kind: a portal may be running on them.
 */
export function preparePackages({ forDevelopment = false, root = ".", install = installPackages }) {
  const text = readFileSync(join(root, "package-lock.json"), "utf8");
  const lock = JSON.parse(text);
  const stampFor = (development) =>
    createHash("sha256")
      .update(`${text}${development ? "with" : "without"} development`)
      .digest("hex");
  const stamp = readOrEmpty(join(root, stampFile));
  if (stamp === stampFor(true) || (!forDevelopment && stamp === stampFor(false))) return;
  const hasDevelopment = isInstalled(root, lock, true);
  if (!hasDevelopment && (forDevelopment || !isInstalled(root, lock, false))) {
    console.log(
      `Installing the packages${forDevelopment ? " with those of tests" : ""} (about a minute, once) …`,
    );
    install({ forDevelopment, adds: isInstalled(root, lock, false) });
  }
  writeFileSync(join(root, stampFile), stampFor(forDevelopment || hasDevelopment));
}

/** Whether npm's own record of the folder has what the lock file has, for example after `npm install`. */
function isInstalled(root, lock, withDevelopment) {
  const record = join(root, "node_modules/.package-lock.json");
  if (!existsSync(record) || !existsSync(join(root, "node_modules/.bin/node"))) return false;
  const installed = JSON.parse(readFileSync(record, "utf8")).packages ?? {};
  return Object.entries(lock.packages).every(([folder, wanted]) => {
    if (folder === "" || wanted.link || (wanted.dev && !withDevelopment)) return true;
    const found = installed[folder];
    // Optional packages include those of other platforms, which npm leaves out.
    return found === undefined ? wanted.optional === true : found.version === wanted.version;
  });
}

function installPackages({ forDevelopment, adds }) {
  // The npm that called us where there is one, on the machine's own Node.js.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const program = npm?.endsWith(".js") && node && !node.includes("node_modules") ? [node, npm] : ["npm"];
  // `npm ci` would remove what a running portal has loaded its files from.
  const command = adds ? ["install", "--no-save"] : ["ci"];
  const kind = forDevelopment ? "--include=dev" : "--omit=dev";
  run(
    "Installing the packages",
    [...program, ...command, kind, "--no-audit", "--no-fund", "--loglevel=error"],
    environmentOutsideProject(),
  );
  if (!forDevelopment) removeUnreadFiles();
}

/** A quarter of the bytes: source maps, and the headers of Node.js, which native modules are compiled with. */
export function removeUnreadFiles(packages = "node_modules") {
  const options = { recursive: true, force: true };
  const nodeFolder = `node/node_modules/node-${process.platform}-${process.arch}`;
  rmSync(join(packages, nodeFolder, "include"), options);
  for (const path of readdirSync(packages, { recursive: true })) {
    if (path.endsWith(".map")) rmSync(join(packages, path), options);
  }
}

function readOrEmpty(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
