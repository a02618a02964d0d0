import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const chunkSizes = [1024 * 1024, 4096];

/** A disk (tmpfs) of a few megabytes, which can be filled and given room again. */
export class SmallDisk {
  readonly folder: string;
  readonly #filler: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#filler = join(folder, "filler");
  }

  /** Undefined where this machine lets us mount nothing: that takes root. */
  static mount(megabytes: number): SmallDisk | undefined {
    const folder = mkdtempSync(join(tmpdir(), "atrium-chaos-disk-"));
    const args = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder];
    if (spawnSync("mount", args).status === 0) return new SmallDisk(folder);
    rmdirSync(folder);
    return undefined;
  }

  /** To the last page. */
  fill(): void {
    const file = openSync(this.#filler, "a");
    try {
      for (const size of chunkSizes) writeUntilFull(file, Buffer.alloc(size, 1));
    } finally {
      closeSync(file);
    }
  }

  giveRoom(): void {
    rmSync(this.#filler, { force: true });
  }

  unmount(): void {
    // Lazily: a log may be open.
    spawnSync("umount", ["-l", this.folder]);
    rmdirSync(this.folder);
  }
}

function writeUntilFull(file: number, chunk: Buffer): void {
  try {
    while (writeSync(file, chunk) === chunk.length);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}
