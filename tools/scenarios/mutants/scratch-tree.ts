import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Edit } from "./mutant.ts";

const copied = [
  ...["app", "components", "lib", "public", "scripts", "service", ".next", "node_modules"],
  ...["middleware.ts", "server.ts", "next.config.ts", "next-env.d.ts", "postcss.config.mjs"],
  ...["package.json", "package-lock.json", "tsconfig.json"],
];

/** A copy of the project of hard links; its files are replaced, never written in place. */
export class ScratchTree {
  readonly root: string;
  readonly #before = new Map<string, string>();

  constructor(from: string, root: string) {
    this.root = root;
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
    for (const name of copied.filter((path) => existsSync(join(from, path)))) {
      // Next.js writes into its folder.
      const links = name === ".next" ? [] : ["-l"];
      const { status, stderr } = spawnSync("cp", ["-a", ...links, join(from, name), join(root, name)]);
      if (status !== 0) throw new Error(`No copy of ${name}: ${stderr}`);
    }
  }

  /** Makes the edits; answers the texts that are not there. */
  change(edits: readonly Edit[]): string[] {
    return edits.flatMap(({ file, search, replace }) => {
      const text = readFileSync(join(this.root, file), "utf8");
      if (!text.includes(search)) return [`${file} has no "${search}"`];
      if (!this.#before.has(file)) this.#before.set(file, text);
      this.#put(
        file,
        text.replace(search, () => replace),
      );
      return [];
    });
  }

  /** Restores the tree. */
  restore(): void {
    for (const [file, text] of this.#before) this.#put(file, text);
    this.#before.clear();
  }

  #put(file: string, text: string): void {
    const path = join(this.root, file);
    const beside = join(dirname(path), ".new");
    writeFileSync(beside, text);
    renameSync(beside, path);
  }
}
