import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PrepareError } from "./command.mjs";
import { installDebianPackages, mayInstallDebianPackages } from "./debian.mjs";
import { findProgram } from "./find-program.mjs";

const debianFolder = "/usr/lib/postgresql";

/** The folder of the PostgreSQL server programs; undefined when they are not installed. */
function findPostgres() {
  const ofConfig = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim();
  // Several versions of Debian: the newest first. pg_config can belong to the client library alone.
  const ofDebian = existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(debianFolder, version, "bin"))
    : [];
  const folders = [...ofDebian, ...(ofConfig ? [ofConfig] : [])];
  return findProgram(["initdb"], folders) ?? findProgram(["initdb"]);
}

export function preparePostgres() {
  if (findPostgres() !== undefined) return;
  if (mayInstallDebianPackages()) installDebianPackages(["postgresql"]);
  if (findPostgres() === undefined) {
    throw new PrepareError("The tests need the PostgreSQL server programs (initdb, postgres). Install them.");
  }
}
