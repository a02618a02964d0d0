import type { Visit } from "#service/acma/enter-space.ts";
import { readTexts } from "#service/acma/related-texts.ts";
import type { ResourceText, Target } from "#service/acma/resource-text.ts";
import type { ServiceContext } from "#service/context.ts";

/** Everything that `include` may put in the place of a Refer: by key, and readable for this member. */
export type Related = ReadonlyMap<string, ResourceText>;

/** Reads what resources refer to, `depth` levels far: a statement for each level where nothing has changed. */
export async function gatherRelated(
  context: ServiceContext,
  visit: Visit,
  start: Target[],
  depth: number,
): Promise<Related> {
  const related = new Map<string, ResourceText>();
  const asked = new Set<string>();
  let targets = start;
  for (let left = depth; left > 0; left -= 1) {
    const next = targets.filter(({ key }) => !asked.has(key) && asked.add(key));
    if (next.length === 0) break;
    const level = await readTexts(context, visit, next);
    for (const text of level) related.set(text.key, text);
    targets = level.flatMap(({ refers }) => refers);
  }
  return related;
}

const maximumReplacements = 5000;

/**
 * Gives the bytes in place of a Refer where `depth` levels are left; none for what is gone, not readable, or `above`: following a
 * Refer to what it is inside of would never end. One answer has 5,000 replacements: a web of Contents must not become one without end.
 */
export function startReplacing(related: Related) {
  let left = maximumReplacements;
  const put = (target: Target, depth: number, above: readonly string[], pieces: Uint8Array[]): boolean => {
    const found = related.get(target.key);
    if (!found) return false;
    if (target.kind !== "ServiceUser") {
      if (left === 0 || above.includes(target.id)) return false;
      left -= 1;
    }
    putReplaced(found, depth - 1, above, pieces);
    return true;
  };
  const putReplaced = (
    { id, bytes, refers }: ResourceText,
    depth: number,
    above: readonly string[],
    pieces: Uint8Array[],
  ): void => {
    if (depth === 0) {
      pieces.push(bytes);
      return;
    }
    const inside = [...above, id];
    let start = 0;
    for (const one of refers) {
      pieces.push(bytes.subarray(start, one.start));
      start = put(one, depth, inside, pieces) ? one.end : one.start;
    }
    pieces.push(bytes.subarray(start));
  };
  return (target: Target, depth: number, above: readonly string[]): Uint8Array[] => {
    const pieces: Uint8Array[] = [];
    put(target, depth, above, pieces);
    return pieces;
  };
}
