import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildIfStale } from "../scripts/build/build-if-stale.ts";
import { startPair } from "./servers/pair.ts";
import { runFolder, writeServers } from "./servers/state.ts";

const usualSeconds = 900;
const expiringSeconds = 2;

/** The built portal and the service, twice; ends them when the tests are over. */
export default async function setup(): Promise<() => Promise<void>> {
  rmSync(runFolder, { recursive: true, force: true });
  mkdirSync(runFolder, { recursive: true });
  await buildIfStale({ say: (line) => process.stdout.write(`${line}\n`) });
  const [steady, expiring] = await Promise.all([
    startPair(join(runFolder, "steady"), usualSeconds),
    startPair(join(runFolder, "expiring"), expiringSeconds),
  ]);
  writeServers({ steady, expiring });
  return async () => {
    await Promise.all([steady.stop(), expiring.stop()]);
  };
}
