import type { Visit } from "#service/acma/enter-space.ts";
import { makeTexts, readUnchanged, rememberedTexts } from "#service/acma/related-texts.ts";
import type { ResourceText, Target } from "#service/acma/resource-text.ts";
import type { ServiceContext } from "#service/context.ts";

/** Everything that `include` may put in place of a Refer: by key, and readable for this member. */
export type Related = ReadonlyMap<string, ResourceText>;

/**
 * Reads the targets of Refers, `depth` levels deep. Cached ones aren't read again: one statement for all levels returns
 * which of them are readable and unchanged.
 */
export async function gatherRelated(
  context: ServiceContext,
  visit: Visit,
  start: Target[],
  depth: number,
): Promise<Related> {
  const shown = await walkLevels(start, depth, (targets) => rememberedTexts(context.db, targets));
  const settled = await readUnchanged(context.db, visit, shown);
  const related = await walkLevels(start, depth, async (targets) => {
    const unsettled = targets.filter(({ key }) => !settled.has(key));
    const made = await makeTexts(context, visit, unsettled);
    return [...targets.flatMap(({ key }) => settled.get(key) ?? []), ...made];
  });
  return new Map(related.map((text) => [text.key, text]));
}

/** Reads level by level, each time the targets of the previous level, and nothing twice. */
async function walkLevels(
  start: Target[],
  depth: number,
  read: (targets: Target[]) => Promise<ResourceText[]> | ResourceText[],
): Promise<ResourceText[]> {
  const asked = new Set<string>();
  const all: ResourceText[] = [];
  let targets = start;
  for (let left = depth; left > 0; left -= 1) {
    const level = await read(targets.filter(({ key }) => !asked.has(key) && asked.add(key)));
    all.push(...level);
    targets = level.flatMap(({ parts }) => parts.flatMap(({ refer }) => refer ?? []));
  }
  return all;
}

const maximumReplacements = 5000;
const maximumBytes = 32 * 1024 * 1024;

/**
 * Returns the bytes in place of a Refer while `depth` levels are left; none for what is deleted, not readable, or in
 * `above`, because following a Refer to a resource that contains it would never end. One answer has at most 5,000
 * replacements and 32 MiB of them, so that densely linked Contents, or a long one in many places, can't make it endless.
 */
export function startReplacing(related: Related) {
  let left = maximumReplacements;
  let leftBytes = maximumBytes;
  const put = (target: Target, depth: number, above: readonly string[], pieces: Uint8Array[]): boolean => {
    const found = related.get(target.key);
    if (!found) return false;
    if (target.kind !== "ServiceUser") {
      if (left === 0 || found.bytes.length > leftBytes || above.includes(target.id)) return false;
      left -= 1;
      leftBytes -= found.bytes.length;
    }
    putReplaced(found, depth - 1, above, pieces);
    return true;
  };
  const putReplaced = (
    { id, bytes, parts }: ResourceText,
    depth: number,
    above: readonly string[],
    pieces: Uint8Array[],
  ): void => {
    if (depth === 0) {
      pieces.push(bytes);
      return;
    }
    const inside = [...above, id];
    for (const part of parts) {
      if (!part.refer || !put(part.refer, depth, inside, pieces)) pieces.push(part.bytes);
    }
  };
  return (target: Target, depth: number, above: readonly string[]): Uint8Array[] => {
    const pieces: Uint8Array[] = [];
    put(target, depth, above, pieces);
    return pieces;
  };
}
