import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { MemoryFS, PGlite } from "@electric-sql/pglite";
import type { Filesystem } from "@electric-sql/pglite/basefs";

/** A file, its bytes as far as its last one that is not zero; or a folder, without bytes. */
export interface KeptFile {
  path: string;
  size: number;
  bytes?: Uint8Array;
}

/** All files of `folder`. Most of a write-ahead log is zeros, and is left out. */
export function readFiles(folder: string): KeptFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file);
    if (entry.isDirectory()) return { path, size: 0 };
    const bytes = readFileSync(file);
    return { path, size: bytes.length, bytes: bytes.subarray(0, bytes.findLastIndex(Boolean) + 1) };
  });
}

/**
 * A file system in memory that begins with copies of these files. PGlite's own way, `loadDataDir`, takes as long to unpack an
 * archive as PostgreSQL takes to start.
 */
export class KeptFilesFS extends MemoryFS {
  readonly #files: readonly KeptFile[];

  constructor(files: readonly KeptFile[]) {
    super();
    this.#files = files;
  }

  override async init(...[pglite, options]: Parameters<Filesystem["init"]>) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun: typeof emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ FS }) => {
        FS.mkdirTree(PGlite.paths.PGDATA);
        for (const { path, size, bytes } of this.#files) {
          const to = `${PGlite.paths.PGDATA}/${path}`;
          if (bytes === undefined) FS.mkdir(to, 0o700);
          else Object.assign(FS.create(to, 0o600), { contents: filled(size, bytes), usedBytes: size });
        }
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function filled(size: number, bytes: Uint8Array): Uint8Array {
  const contents = new Uint8Array(size);
  contents.set(bytes);
  return contents;
}
