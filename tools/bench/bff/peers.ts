import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { environmentOutsideProject, run } from "../../../scripts/prepare/command.mjs";

/** Where the peers live, with packages and a lock file of their own. */
export const peersFolder = fileURLToPath(new URL("../peers", import.meta.url));
const stampFile = `${peersFolder}/node_modules/.atrium-prepared`;

/** Installs the peers' packages by their lock file, where that has not been done. */
export function installPeers(): void {
  const stamp = hashOf(`${peersFolder}/package-lock.json`);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  console.log("Installing the peers' packages (once) …");
  const command = ["npm", "ci", "--prefix", peersFolder, "--ignore-scripts", "--no-audit", "--no-fund"];
  run("Installing the peers' packages", command, environmentOutsideProject());
  writeFileSync(stampFile, stamp);
}

/** Builds a Next.js application among the peers, in production mode. */
export function buildPeer(name: string): void {
  console.log(`Building ${name} …`);
  const next = `${peersFolder}/node_modules/next/dist/bin/next`;
  const environment = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  run(`Building ${name}`, [process.execPath, next, "build", `${peersFolder}/${name}`], environment);
}

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
