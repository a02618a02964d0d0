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
  const [first] = missing();
  if (first === undefined) return;
  throw new PrepareError(
    `This needs a server that isn't installed: ${servers[first].programs.join(" or ")}.`,
  );
}
