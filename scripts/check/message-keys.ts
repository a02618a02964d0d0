import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";

const languages = ["en", "ko"] as const;
const [original, ...translations] = languages;

/** Reads every catalogue of a folder: `en.json` and `ko.json`, or `shell.en.json` and `shell.ko.json`. */
export async function readCatalogues(folder: string): Promise<Map<string, unknown>> {
  const catalogues = new Map<string, unknown>();
  for await (const path of glob("**/*.json", { cwd: folder })) {
    catalogues.set(path, JSON.parse(await readFile(join(folder, path), "utf8")));
  }
  return catalogues;
}

/** A sentence for each message that one language has and another lacks, or that says nothing. */
export function messageKeys(catalogues: ReadonlyMap<string, unknown>): string[] {
  const parts = new Set([...catalogues.keys()].map((path) => path.replace(/(en|ko)\.json$/, "")));
  return [...parts].sort().flatMap((part) => {
    const keysOf = (language: string): Set<string> | undefined => {
      const catalogue = catalogues.get(`${part}${language}.json`);
      return catalogue === undefined ? undefined : new Set(keys(catalogue));
    };
    const originalKeys = keysOf(original) ?? new Set();
    return translations.flatMap((language) => {
      const translated = keysOf(language) ?? new Set();
      return [
        ...difference(originalKeys, translated).map((key) => `${part}${language}.json: lacks ${key}`),
        ...difference(translated, originalKeys).map((key) => `${part}${original}.json: lacks ${key}`),
      ];
    });
  });
}

const branch = z.record(z.string(), z.unknown());

function keys(value: unknown, path = ""): string[] {
  const { data } = branch.safeParse(value);
  // An empty text counts as none.
  if (data === undefined) return typeof value === "string" && value.trim() !== "" ? [path] : [];
  return Object.entries(data).flatMap(([name, below]) => keys(below, path === "" ? name : `${path}.${name}`));
}

function difference(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...one].filter((key) => !other.has(key));
}
