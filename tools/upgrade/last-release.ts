import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";
import { environmentOutsideProject, run } from "../../scripts/prepare/command.mjs";
import { PlainError } from "../../scripts/run/plain-error.ts";

const folder = ".cache/upgrade-try";
const packageSchema = z.object({ config: z.object({ upgradesFrom: z.string() }) });

export interface Release {
  /** A tag, or the commit that package.json names. */
  name: string;
  commit: string;
}

/**
 * What members have until this version comes: the newest tag before this commit. Where there is none, because nothing
 * was released or the clone has no tags, the commit of `config.upgradesFrom` in package.json.
 */
export function lastRelease(): Release {
  const tag = git("describe", "--tags", "--abbrev=0", "--match", "v[0-9]*", "HEAD^");
  const { config } = packageSchema.parse(JSON.parse(readFileSync("package.json", "utf8")));
  const name = tag ?? config.upgradesFrom;
  const commit = git("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
  if (commit !== undefined) return { name, commit };
  throw new PlainError(`This clone has no ${name}. Fetch its whole history: git fetch --unshallow --tags`);
}

/** The folder of a release with its own packages and its own build, as its own commands make them. */
export function buildRelease({ name, commit }: Release, say: (line: string) => void): string {
  const root = resolve(folder, commit);
  const stamp = join(root, ".built");
  if (existsSync(stamp)) return root;
  say(`Building ${name} (about three minutes, once) …`);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  const archive = join(root, "release.tar");
  run("Reading the release", ["git", "archive", "--output", archive, commit]);
  run("Unpacking the release", ["tar", "-xf", archive, "-C", root]);
  rmSync(archive);
  run("Building the release", ["npm", "--prefix", root, "run", "build"], environmentOutsideProject());
  writeFileSync(stamp, "");
  return root;
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
