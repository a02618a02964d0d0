import { PrepareError } from "./command.mjs";
import { installDebianPackages, mayInstallDebianPackages } from "./debian.mjs";
import { findProgram } from "./find-program.mjs";
import { postgresFolders } from "./postgres.mjs";

/** Any of the programs will do; the Debian package has one of them. */
const servers = {
  postgres: {
    programs: ["initdb"],
    name: "the server programs of PostgreSQL (initdb, postgres)",
    debianPackage: "postgresql",
    moreFolders: postgresFolders,
  },
  redis: { programs: ["valkey-server", "redis-server"], debianPackage: "redis-server" },
  nginx: { programs: ["nginx"], debianPackage: "nginx-light" },
  pgbouncer: { programs: ["pgbouncer"], debianPackage: "pgbouncer" },
};

/** @param {(keyof typeof servers)[]} names */
export function prepareServers(...names) {
  const missing = () => names.filter((name) => !isInstalled(servers[name]));
  const toInstall = missing().map((name) => servers[name].debianPackage);
  if (toInstall.length > 0 && mayInstallDebianPackages()) installDebianPackages(toInstall);
  if (missing().length > 0) throw new PrepareError(notInstalled(missing()));
}

function isInstalled({ programs, moreFolders = () => [] }) {
  return (findProgram(programs) ?? findProgram(programs, moreFolders())) !== undefined;
}

/** @param {(keyof typeof servers)[]} names */
export function notInstalled(names) {
  const missing = names.map((name) => servers[name].name ?? servers[name].programs.join(" or "));
  return `Needed, but not installed: ${missing.join("; ")}.`;
}
