import { importsOf, isTest, targetOf } from "./import-direction.ts";
import type { Source } from "./source.ts";

const isClient = ({ text }: Source) => text.startsWith('"use client"');
const isInApp = ({ path }: Source) => path.startsWith("app/");

/** A line for each "use client" in a module that only client modules import: they make it one already. */
export function clientBoundaries(sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const reached = new Set<Source>();
  const visit = (source: Source) => {
    if (reached.has(source)) return;
    reached.add(source);
    if (isClient(source)) return;
    for (const { from, typeOnly } of importsOf(source)) {
      const imported = byPath.get(targetOf(from, source.path) ?? "");
      if (imported !== undefined && !typeOnly) visit(imported);
    }
  };
  sources.filter((source) => isInApp(source) && !isTest(source.path)).forEach(visit);
  return sources
    .filter((source) => isClient(source) && !reached.has(source))
    .map(({ path }) => `${path}: "use client" where no server component imports it`);
}
