import { PrepareError } from "./command.mjs";
import { installDebianPackages, mayInstallDebianPackages } from "./debian.mjs";
import { findProgram } from "./find-program.mjs";

/** Any of the programs will do; the Debian package has one of them. */
const servers = {
  redis: { programs: ["valkey-server", "redis-server"], debianPackage: "redis-server" },
  nginx: { programs: ["nginx"], debianPackage: "nginx-light" },
  pgbouncer: { programs: ["pgbouncer"], debianPackage: "pgbouncer" },
};

/** @param {(keyof typeof servers)[]} names */
export function prepareServers(...names) {
  const missing = () => names.filter((name) => findProgram(servers[name].programs) === undefined);
  const toInstall = missing().map((name) => servers[name].debianPackage);
  if (toInstall.length > 0 && mayInstallDebianPackages()) installDebianPackages(toInstall);
  if (missing().length > 0) throw new PrepareError(notInstalled(missing()));
}

/** @param {(keyof typeof servers)[]} names */
export function notInstalled(names) {
  const programs = names.map((name) => servers[name].programs.join(" or "));
  return `Needed, but not installed: ${programs.join("; ")}.`;
}
