import type { Kind } from "#components/ui/space/kind.ts";
import { paths } from "#lib/paths.ts";

/**
 * The letter that leads to a place after `g`: `h` home, `r` the reading room, and of each type the first letter of its id that no place
 * before it has. A type without a free letter has none.
 */
export function goLetters(kinds: readonly Pick<Kind, "id">[]): ReadonlyMap<string, string> {
  const places = new Map([
    ["h", paths.home()],
    ["r", paths.published()],
  ]);
  for (const { id } of kinds) {
    const letter = [...id.toLowerCase()].find((each) => /[a-z]/.test(each) && !places.has(each));
    if (letter !== undefined) places.set(letter, paths.contents(id));
  }
  return places;
}
