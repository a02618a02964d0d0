import { isTest } from "./import-direction.ts";
import type { Source } from "./source.ts";

/** Where a part that cannot be had must not take a whole list or item along. */
const rooms = /^components\/(?:list|palette|ui|content\/(?:filter|item|list))\//;

/** A sentence for each part of a page that is fetched by itself and says nothing for when it cannot be had. */
export function lazyParts(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => rooms.test(path) && !isTest(path))
    .flatMap((source) =>
      [...source.text.matchAll(/\bdynamic\((.*?)\);\n/gs)]
        .filter(([, call]) => call?.includes(".catch(") !== true)
        .map(
          ({ index }) =>
            `${source.at(index)}: a part that cannot be had fails the page: lazyPart(…), or dynamic(… .catch(…))`,
        ),
    );
}
