import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { installDebianPackages } from "../prepare/debian.mjs";
import { findProgram } from "../prepare/find-program.mjs";

/** Has systemd verify deploy/systemd and Caddy deploy/Caddyfile. Throws with what they find. */
export function tryDeployFiles(): void {
  const units = globSync("deploy/systemd/*.service");
  const { output } = run("systemd-analyze", "systemd", ["verify", ...units]);
  // What they start need not be on this machine.
  const problems = output.filter((line) => !line.includes("/usr/local/bin/node is not executable"));
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const caddyfile = ["--config", "deploy/Caddyfile", "--adapter", "caddyfile"];
  const sites = { SITE: "portal.example.com", SPACE_SITE: "space.example.com" };
  const caddy = run("caddy", "caddy", ["validate", ...caddyfile], sites);
  if (caddy.status !== 0) throw new Error(caddy.output.join("\n"));
  console.log(`systemd takes ${units.length} units, Caddy its file.`);
}

function run(program: string, debianPackage: string, args: string[], variables = {}) {
  if (findProgram([program]) === undefined) installDebianPackages([debianPackage]);
  const env = { ...process.env, ...variables };
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8", env });
  return { status, output: `${stdout}${stderr}`.split("\n").filter((line) => line !== "") };
}
