import { spawnSync } from "node:child_process";
import { delimiter, sep } from "node:path";

/** What the reader of the console can act on: said without a stack. */
export class PrepareError extends Error {}

/** By Ctrl-C. */
export class StoppedError extends PrepareError {}

const ignore = () => undefined;

/**
 * Runs a command quietly, and shows all that it printed when it fails.
 * @param {string} purpose what it is for: "Installing the packages"
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function run(purpose, command, environment = process.env) {
  const [program, ...args] = command;
  // Ctrl-C reaches the command, too. npm takes back what it has installed, which a start meanwhile would collide with.
  process.on("SIGINT", ignore);
  const { status, signal, error, stdout, stderr } = spawnSync(program, args, {
    env: environment,
    encoding: "utf8",
  });
  process.off("SIGINT", ignore);
  if (status === 0) return stdout;
  if (signal === "SIGINT" || /npm (?:error|ERR!) signal SIGINT/.test(stderr ?? ""))
    throw new StoppedError(`${purpose} was stopped.`);
  const output = [stdout, stderr, error?.message].filter(Boolean).join("\n");
  throw new PrepareError(`${output}\n${purpose} failed: ${command.join(" ")}`);
}

/** The environment without the project's own programs in front: `npm ci` takes them away while it runs. */
export function environmentOutsideProject(environment = process.env) {
  const inProject = `${sep}node_modules${sep}.bin`;
  const path = (environment.PATH ?? "").split(delimiter).filter((folder) => !folder.endsWith(inProject));
  return { ...environment, PATH: path.join(delimiter) };
}
