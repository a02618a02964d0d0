import { join, resolve } from "node:path";
import type { Settings } from "#service/settings.ts";

/** What the system's address of a socket holds at most. */
const longestAddressBytes = 100;

/**
 * Where a running service that keeps its data with PGlite takes commands: one process at a time can open that
 * database, and it is the one. Undefined where a command opens the database itself, or no socket can be.
 */
export function channelAddress({
  databaseUrl,
  dataDir,
}: Pick<Settings, "databaseUrl" | "dataDir">): string | undefined {
  if (databaseUrl !== undefined || dataDir === "memory://" || process.platform === "win32") return undefined;
  const address = join(resolve(dataDir), "commands", "socket");
  return Buffer.byteLength(address) <= longestAddressBytes ? address : undefined;
}
