import { cp, glob, mkdir, readFile } from "node:fs/promises";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { dirname, join, resolve } from "node:path";
import * as z from "zod";

export type Program = "portal" | "space";

interface Contents {
  entries: readonly string[];
  /** Files that the program reads by name, besides its imports. */
  read: readonly string[];
  /** What it could import and never does. */
  without?: RegExp;
}

const contents: Record<Program, Contents> = {
  portal: {
    entries: ["server.ts", "lib/session/renewal/renewer.ts"],
    read: [".next/*", ".next/{build,server,static,node_modules}/**", "public/**", "lib/space-file/*.json"],
    // Next.js's optimizer of images, which next.config.ts turns off.
    without: /^node_modules\/(@img|sharp|next\/dist\/compiled\/@vercel\/og)\//,
  },
  space: {
    entries: ["service/server.ts", "service/space.ts"],
    read: ["service/**", "node_modules/@fontsource-variable/instrument-sans/**"],
  },
};
/** Of packages and of the build: what only development and the build load, and what nothing loads. */
const unused =
  /(\.map|\.nft\.json|\.d\.ts|\.test\.ts|-for-tests\.ts|\.dev\.js)$|^node_modules\/.*\.md$|\/next\/dist\/compiled\/(webpack|babel|babel-packages|terser|@babel)\/|\/include\/|^\.next\/(cache|diagnostics|trace|types|lock)/;

const trace = z.object({ files: z.array(z.string()) });

type Trace = (files: string[], options: object) => Promise<{ fileList: Set<string> }>;
// Next.js has it within; there are no types for that.
const { nodeFileTrace } = z
  .object({ nodeFileTrace: z.custom<Trace>((value) => typeof value === "function") })
  .parse(createRequire(import.meta.url)("next/dist/compiled/@vercel/nft"));

/** Copies what one program needs to run with `node`, without npm: nothing of development, the build or the other program. */
export async function copyImageFiles(program: Program, target: string): Promise<void> {
  const files = await filesOf(program);
  const folders = new Set(files.map((file) => dirname(join(target, file))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  // Links stay links: the build's name packages by them.
  for (const file of files) await cp(file, join(target, file), { verbatimSymlinks: true });
}

async function filesOf(program: Program): Promise<string[]> {
  const { entries, read, without } = contents[program];
  const files = new Set(["package.json"]);
  for (const pattern of read) for await (const file of filesLike(pattern)) files.add(file);
  for (const file of await tracedFiles(entries)) files.add(file);
  if (program === "portal") for (const file of await filesOfPages()) files.add(file);
  return [...files].filter((file) => !unused.test(file) && !without?.test(file)).sort();
}

async function* filesLike(pattern: string): AsyncGenerator<string> {
  for await (const entry of glob(pattern, { withFileTypes: true })) {
    if (!entry.isDirectory()) yield join(entry.parentPath, entry.name).slice(resolve(".").length + 1);
  }
}

async function tracedFiles(entries: readonly string[]): Promise<string[]> {
  const { fileList } = await nodeFileTrace([...entries], {
    base: resolve("."),
    mixedModules: true,
    conditions: ["node", "import"],
    readFile: readTraced,
  });
  return [...fileList];
}

/** The tracer reads JavaScript alone. */
async function readTraced(path: string): Promise<string | Buffer | null> {
  try {
    const content = await readFile(path);
    return path.endsWith(".ts") && !path.includes("/node_modules/")
      ? stripTypeScriptTypes(content.toString())
      : content;
  } catch (error) {
    if (error instanceof Error && "code" in error && ["ENOENT", "EISDIR"].includes(String(error.code)))
      return null;
    throw error;
  }
}

/** What pages and route files load from packages, by the lists that the build writes beside them. */
async function filesOfPages(): Promise<string[]> {
  const files: string[] = [];
  for await (const list of glob(".next/server/**/*.nft.json")) {
    const { files: own } = trace.parse(JSON.parse(await readFile(list, "utf8")));
    files.push(...own.map((file) => join(dirname(list), file)).filter((file) => !file.startsWith("..")));
  }
  return files;
}
