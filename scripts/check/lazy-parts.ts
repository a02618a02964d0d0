import { isTest } from "./import-direction.ts";
import type { Source } from "./source.ts";

/** It stands where a page has failed already; where it cannot be had, the page of last resort does. */
const errorView = "components/shell/trouble/lazy-error-view.tsx";

/** A sentence for each part of a page that is fetched by itself and says nothing for when it cannot be had. */
export function lazyParts(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith("components/") && path !== errorView && !isTest(path))
    .flatMap((source) =>
      [...source.text.matchAll(/\bdynamic\((.*?)\);\n/gs)]
        .filter(([, call]) => call?.includes(".catch(") !== true)
        .map(
          ({ index }) =>
            `${source.at(index)}: a part that cannot be had fails the page: lazyPart(…), or dynamic(… .catch(…))`,
        ),
    );
}
