import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";

/** Of the servers of this run. */
export const runFolder = resolve(".cache/e2e");

const stateFile = join(runFolder, "servers.json");
const pairSchema = z.object({ url: z.string(), spaceUrl: z.string(), folder: z.string() });
const serversSchema = z.object({
  /** Tokens live as long as they do by default. */
  steady: pairSchema,
  /** accessTokens live for two seconds. */
  expiring: pairSchema,
});

export type RunningPair = z.infer<typeof pairSchema>;
type Servers = z.infer<typeof serversSchema>;
export type PairName = keyof Servers;

/** For the tests, which run in other processes. */
export function writeServers(servers: Servers): void {
  writeFileSync(stateFile, JSON.stringify(serversSchema.parse(servers)));
}

export function readServers(): Servers {
  return serversSchema.parse(JSON.parse(readFileSync(stateFile, "utf8")));
}
