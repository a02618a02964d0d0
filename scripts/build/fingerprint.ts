import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

const sources = [
  "{app,components,lib}/**/*",
  "public/*",
  "{instrumentation-client,middleware}.ts",
  "scripts/build/compress-static.ts",
  "scripts/build/map/*",
  "scripts/build/message-files.ts",
  "next.config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "postcss.config.mjs",
];
const notBuilt = /\.test\.tsx?$/;

/** A hash of all that a build of the portal is made of. */
export async function fingerprint(root: string): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !notBuilt.test(entry.name))
      files.push(relative(root, join(entry.parentPath, entry.name)));
  }
  const hash = createHash("sha256").update(process.version);
  for (const file of files.sort()) {
    const content = await readFile(join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
