import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { installDebianPackages } from "../prepare/debian.mjs";
import { findProgram } from "../prepare/find-program.mjs";

/** Has systemd verify deploy/systemd; their Node.js need not be on this machine. Throws with what it finds. */
export function tryUnits(): void {
  if (findProgram(["systemd-analyze"]) === undefined) installDebianPackages(["systemd"]);
  const units = globSync("deploy/systemd/*.service");
  const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", ...units], { encoding: "utf8" });
  const said = `${stdout}${stderr}`.split("\n");
  const problems = said.filter(
    (line) => line !== "" && !line.includes("/usr/local/bin/node is not executable"),
  );
  if (problems.length > 0) throw new Error(problems.join("\n"));
  console.log(`systemd takes ${units.length} units.`);
}
