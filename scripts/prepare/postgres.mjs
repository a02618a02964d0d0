import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const debianFolder = "/usr/lib/postgresql";

/** Where the PostgreSQL server programs may be, beside the usual folders. */
export function postgresFolders() {
  const ofConfig = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim();
  const ofDebian = existsSync(debianFolder)
    ? readdirSync(debianFolder).map((version) => join(debianFolder, version, "bin"))
    : [];
  return [...ofDebian, ...(ofConfig ? [ofConfig] : [])];
}
