import { join } from "node:path";
import { buildIfStale, isFresh } from "../../scripts/build/build-if-stale.ts";
import type { Check } from "./checks.ts";
import { pageBudgets, sizeProblems } from "./javascript-sizes.ts";

const name = "JavaScript of the first load";

interface BuildCheckOptions {
  /** Makes a stale build anew, which takes a minute, instead of leaving it unweighed. */
  builds: boolean;
  say: (line: string) => void;
  root?: string;
}

/** All that holds for what the sources are built into; none, and a line that says so, where there is no such build. */
export async function buildChecks({ builds, say, root = "." }: BuildCheckOptions): Promise<Check[]> {
  const weigh: Check["run"] = (note) => sizeProblems(join(root, ".next"), pageBudgets, note);
  if (builds) return [{ name, run: (note) => buildIfStale({ say: note, root }).then(() => weigh(note)) }];
  if (await isFresh(root)) return [{ name, run: weigh }];
  say(`– ${name}: not weighed, as there is no build of these sources; npm run check -- --build makes one`);
  return [];
}
