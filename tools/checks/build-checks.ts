import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildIfStale, isFresh } from "../../scripts/build/build-if-stale.ts";
import type { Check } from "./checks.ts";
import { pageBudgets, sizeProblems } from "./javascript-sizes.ts";

const name = "JavaScript of the first load";

interface BuildCheckOptions {
  /** Rebuilds a stale build, which takes a minute, instead of skipping its measurement. */
  builds: boolean;
  say: (line: string) => void;
  root?: string;
}

/** All that holds for what the sources are built into; none, and a line that says so, where there is no such build. */
export async function buildChecks({ builds, say, root = "." }: BuildCheckOptions): Promise<Check[]> {
  const weigh: Check["run"] = async (note) => [
    ...(await sizeProblems(join(root, ".next"), pageBudgets, note)),
    ...(await developmentPages(root)),
  ];
  if (builds) return [{ name, run: (note) => buildIfStale({ say: note, root }).then(() => weigh(note)) }];
  if (await isFresh(root)) return [{ name, run: weigh }];
  say(`– ${name}: not weighed, as there is no build of these sources; npm run check -- --build makes one`);
  return [];
}

/** Pages of `npm run dev` alone that a build holds all the same. */
export async function developmentPages(root: string): Promise<string[]> {
  const manifest = await readFile(join(root, ".next/app-path-routes-manifest.json"), "utf8");
  const built = new Set(Object.keys(JSON.parse(manifest)));
  return globSync("app/**/page.dev.tsx", { cwd: root })
    .filter((page) => built.has(`/${dirname(page).slice("app/".length)}/page`))
    .map((page) => `${page} is for the development server alone, and the build has it`);
}
