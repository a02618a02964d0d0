import { isTest } from "./import-direction.ts";
import type { Source } from "./source.ts";

/** Shown on a page that has already failed; if it can't be loaded, the last-resort page is. */
const errorView = "components/shell/trouble/lazy-error-view.tsx";

/** What is there with its page, with a dialog that has just been opened, or after a way that waits for it. */
const thereAtOnce = ["components/fields/control.tsx", "components/media/library.tsx"];

const unhad = "a part that cannot be had fails the page: lazyPart(…), or dynamic(orLazyPart(…))";
const unheld =
  "a part that is on its way hides the page, and takes the focus: lazyPart(…), dynamic(…, { loading: … }) or <Suspense>";

/** A sentence for each part of a page that is fetched by itself and takes the page along: while it comes, or for good. */
export function lazyParts(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith("components/") && path !== errorView && !isTest(path))
    .flatMap((source) =>
      [...source.text.matchAll(/(?:\b(\w+) = )?\b(?:dynamic|lazy)\((.*?)\);\n/gs)].flatMap(
        ({ 1: name = "", 2: call = "", index }) =>
          [
            ...(/\borLazyPart\(|\.catch\(/.test(call) ? [] : [unhad]),
            ...(isHeld(source, name, call) ? [] : [unheld]),
          ].map((what) => `${source.at(index)}: ${what}`),
      ),
    );
}

function isHeld({ path, text }: Source, name: string, call: string): boolean {
  return (
    /\bssr: false\b|\bloading: /.test(call) ||
    new RegExp(`<Suspense .*>\\s*<${name}\\b`).test(text) ||
    thereAtOnce.includes(path)
  );
}
