import { createHash, randomUUID } from "node:crypto";
import { copyFile, glob, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

// Each runs in the pool of threads of Node.js: as many at once as there are.
const compress = {
  ".br": (source: Buffer) =>
    promisify(brotliCompress)(source, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      },
    }),
  ".gz": (source: Buffer) => promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION }),
};
type Suffix = keyof typeof compress;

/**
 * Puts `x.js.br` and `x.js.gz` beside each file of a build that browsers ask for, where they are smaller than it: as
 * small as they get, because each is made once and sent for as long as the build lives. What an earlier build had too
 * is taken from `.cache/compressed`, where only what this build has stays.
 */
export async function compressStatic(root: string): Promise<void> {
  const cache = join(root, ".cache/compressed");
  await mkdir(cache, { recursive: true });
  const work: Promise<string>[] = [];
  for await (const path of glob(".next/static/**/*.{js,css,json,svg,txt}", { cwd: root })) {
    for (const suffix of [".br", ".gz"] as const) work.push(compressFile(join(root, path), suffix, cache));
  }
  const used = new Set(await Promise.all(work));
  for (const name of await readdir(cache)) if (!used.has(name)) await rm(join(cache, name));
}

/** Answers the name that it has in the cache. */
async function compressFile(path: string, suffix: Suffix, cache: string): Promise<string> {
  const source = await readFile(path);
  const name = createHash("sha256").update(source).digest("hex") + suffix;
  const kept = join(cache, name);
  const compressed = (await readOrNothing(kept)) ?? (await keep(kept, await compress[suffix](source)));
  if (compressed.length < source.length) await copyFile(kept, path + suffix);
  return name;
}

/** Renamed into place, so that an interrupted build leaves no partial file. */
async function keep(path: string, content: Buffer): Promise<Buffer> {
  const own = `${path}.${randomUUID()}`;
  await writeFile(own, content);
  await rename(own, path);
  return content;
}

async function readOrNothing(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch {
    return undefined;
  }
}
