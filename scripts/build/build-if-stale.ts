import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PlainError } from "../run/plain-error.ts";
import { compressStatic } from "./compress-static.ts";
import { fingerprint } from "./fingerprint.ts";
import { withLock } from "./lock.ts";
import { makeMapFiles } from "./map/map-files.ts";
import { makeMessageFiles } from "./message-files.ts";

const stampFile = ".next/atrium-build";

interface BuildParts {
  say: (line: string) => void;
  root?: string;
  /** Aborted, it ends the build. */
  stopping?: AbortSignal;
  /** Resolves with what was printed; rejects with a `PlainError`. */
  build?: (root: string, stopping: AbortSignal | undefined) => Promise<string>;
  /** The files that the portal serves beside the build. */
  makeFiles?: (root: string) => Promise<void>;
}

/** Builds the portal, unless the last build was made of these very sources. Two at once build once. */
export async function buildIfStale({
  say,
  root = ".",
  stopping,
  build = nextBuild,
  makeFiles = makeMapFiles,
}: BuildParts): Promise<void> {
  await makeFiles(root);
  if (await isFresh(root)) return;
  // Also where another process builds it, for which this one waits.
  say("Building the portal (about half a minute, once for each change of its sources) …");
  await withLock(join(root, ".cache/build.lock"), async () => {
    // Somebody else may have built while we waited.
    if (await isFresh(root)) return;
    const sources = await fingerprint(root);
    await build(root, stopping);
    await makeMessageFiles(root);
    await compressStatic(root);
    await writeFile(join(root, stampFile), sources);
  });
}

/** Whether the build below `root` is there, and was made of these very sources. */
export async function isFresh(root: string): Promise<boolean> {
  if (!existsSync(join(root, ".next/BUILD_ID")) || !existsSync(join(root, stampFile))) return false;
  return (await readFile(join(root, stampFile), "utf8")) === (await fingerprint(root));
}

function nextBuild(root: string, stopping: AbortSignal | undefined): Promise<string> {
  const { NODE_ENV: _, ...environment } = process.env;
  const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    cwd: root,
    env: { ...environment, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    ...(stopping === undefined ? {} : { signal: stopping }),
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      const output = Buffer.concat(chunks).toString();
      if (code === 0) resolve(output);
      else reject(new PlainError(`${output}\nThe portal could not be built.`));
    });
  });
}
