import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ParseResult, parseSync } from "oxc-parser";

/** A file of ours, parsed when a check asks for it, once. */
export class Source {
  /** From the root: "lib/paths.ts". */
  readonly path: string;
  readonly text: string;
  #parsed: ParseResult | undefined;

  constructor(path: string, text: string) {
    this.path = path;
    this.text = text;
  }

  /** By oxc: it knows TypeScript and JSX, tells type imports apart, and makes a tree only when one is asked for. */
  get parsed(): ParseResult {
    this.#parsed ??= parseSync(this.path, this.text);
    return this.#parsed;
  }

  /** "lib/paths.ts:12", for a reader to click at. */
  at(offset: number): string {
    return `${this.path}:${this.text.slice(0, offset).split("\n").length}`;
  }
}

const notOurs = [".*", "**/node_modules", "tools/bench/peers"];

/** All TypeScript of the project, in the order of their paths. */
export async function readSources(root: string): Promise<Source[]> {
  const paths: string[] = [];
  for await (const path of glob("**/*.{ts,tsx}", { cwd: root, exclude: notOurs })) {
    if (!path.endsWith(".d.ts")) paths.push(path);
  }
  return Promise.all(
    paths.sort().map(async (path) => new Source(path, await readFile(join(root, path), "utf8"))),
  );
}
