import { spawnSync } from "node:child_process";
import { delimiter, sep } from "node:path";

/** What the reader of the console can act on: said without a stack. */
export class PrepareError extends Error {}

/**
 * Runs a command quietly, and shows all that it printed when it fails.
 * @param {string} purpose what it is for: "Installing the packages"
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function run(purpose, command, environment = process.env) {
  const [program, ...args] = command;
  const { status, error, stdout, stderr } = spawnSync(program, args, { env: environment, encoding: "utf8" });
  if (status === 0) return stdout;
  const output = [stdout, stderr, error?.message].filter(Boolean).join("\n");
  throw new PrepareError(`${output}\n${purpose} failed: ${command.join(" ")}`);
}

/** The environment without the project's own programs in front: `npm ci` takes them away while it runs. */
export function environmentOutsideProject(environment = process.env) {
  const inProject = `${sep}node_modules${sep}.bin`;
  const path = (environment.PATH ?? "").split(delimiter).filter((folder) => !folder.endsWith(inProject));
  return { ...environment, PATH: path.join(delimiter) };
}
