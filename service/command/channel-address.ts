import { join, resolve } from "node:path";
import type { Settings } from "#service/settings.ts";

/** The maximum length of a socket's address in most systems. */
const longestAddressBytes = 100;

/**
 * The socket at which a running service on PGlite takes commands, because only one process can open that database.
 * Undefined if commands open the database themselves, or if no socket is possible.
 */
export function channelAddress({
  databaseUrl,
  dataDir,
}: Pick<Settings, "databaseUrl" | "dataDir">): string | undefined {
  if (databaseUrl !== undefined || dataDir === "memory://" || process.platform === "win32") return undefined;
  const address = join(resolve(dataDir), "commands", "socket");
  return Buffer.byteLength(address) <= longestAddressBytes ? address : undefined;
}
