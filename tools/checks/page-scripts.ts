import { glob, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import * as z from "zod";

const buildSchema = z.looseObject({ rootMainFiles: z.array(z.string()) });
const pageSchema = z.looseObject({ entryJSFiles: z.record(z.string(), z.array(z.string())) });
const manifestsSchema = z.record(z.string(), pageSchema);

/**
 * The scripts that the first HTML of a page names, from the folder of a build: what every page has, and what the page
 * and its layouts have. `page` as a path below `app`: "(member)/(shell)". The polyfills are not among them: no browser
 * that we know of asks for a `nomodule` script.
 */
export async function pageScripts(build: string, page: string): Promise<string[]> {
  const { rootMainFiles } = buildSchema.parse(
    JSON.parse(await readFile(join(build, "build-manifest.json"), "utf8")),
  );
  const manifest = join(build, "server/app", page, "page_client-reference-manifest.js");
  const [pageManifest] = Object.values(await readManifests(manifest));
  if (pageManifest === undefined) throw new Error(`${manifest} is of no page`);
  return [...new Set([...rootMainFiles, ...Object.values(pageManifest.entryJSFiles).flat()])];
}

/** @param name as it begins: "en-list" */
export async function messageFileOf(build: string, name: string): Promise<string> {
  for await (const path of glob(`static/messages/${name}.*.json`, { cwd: build })) return join(build, path);
  throw new Error(`the build has no messages ${name}`);
}

/** Bytes that are sent of a file; the file itself where the build made nothing smaller of it. */
export async function sentSize(path: string): Promise<{ br: number; gz: number }> {
  const { size } = await stat(path);
  const sizeOf = (suffix: string) =>
    stat(path + suffix).then(
      (smaller) => smaller.size,
      () => size,
    );
  return { br: await sizeOf(".br"), gz: await sizeOf(".gz") };
}

/** It is a script that leaves its object in a global. */
async function readManifests(file: string) {
  const context = createContext({});
  runInContext(await readFile(file, "utf8"), context);
  return manifestsSchema.parse(runInContext("globalThis.__RSC_MANIFEST", context));
}
