import type { Kind } from "#components/ui/space/kind.ts";
import { paths } from "#lib/paths.ts";

/**
 * The pages that `g` and a letter open: `h` home, `r` Reader, `f` photos and files, and for each type the first letter
 * of its id that is still free.
 */
export function goLetters(kinds: readonly Pick<Kind, "id">[]): ReadonlyMap<string, string> {
  const pages = new Map([
    ["h", paths.home()],
    ["r", paths.published()],
    ["f", paths.media()],
  ]);
  for (const { id } of kinds) {
    const letter = [...id.toLowerCase()].find((each) => /[a-z]/.test(each) && !pages.has(each));
    if (letter !== undefined) pages.set(letter, paths.contents(id));
  }
  return pages;
}
