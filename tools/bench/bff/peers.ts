import { fileURLToPath } from "node:url";
import { run } from "../../../scripts/prepare/command.mjs";
import { preparePackagesIn } from "../../../scripts/prepare/packages-in.mjs";

/** Where the peers live, with packages and a lock file of their own. */
export const peersFolder = fileURLToPath(new URL("../peers", import.meta.url));

/** Installs the peers' packages by their lock file, where that has not been done. */
export const installPeers = (): void => preparePackagesIn(peersFolder);

/** Builds a Next.js application among the peers, in production mode. */
export function buildPeer(name: string): void {
  console.log(`Building ${name} …`);
  const next = `${peersFolder}/node_modules/next/dist/bin/next`;
  const environment = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  run(`Building ${name}`, [process.execPath, next, "build", `${peersFolder}/${name}`], environment);
}
