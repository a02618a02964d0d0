import { PrepareError } from "./command.mjs";
import { installDebianPackages, mayInstallDebianPackages } from "./debian.mjs";
import { findProgram } from "./find-program.mjs";

// Debian keeps servers out of the PATH of those who are not root.
const folders = [...(process.env.PATH ?? "").split(":"), "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

/** The server program of Valkey, or of Redis; undefined when neither is installed. */
function findRedis() {
  return findProgram(["valkey-server", "redis-server"], folders);
}

export function prepareRedis() {
  if (findRedis() !== undefined) return;
  if (mayInstallDebianPackages()) installDebianPackages(["redis-server"]);
  if (findRedis() === undefined) {
    throw new PrepareError(
      "The tests need a Valkey or Redis server (valkey-server, redis-server). Install one.",
    );
  }
}
