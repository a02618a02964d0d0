import { showPlatform } from "./platform.ts";
import { refuse } from "./refused.ts";
import { isRecord } from "./resource.ts";
import { type Shown, showContent, showMedia } from "./show.ts";
import type { Space } from "./space.ts";

/** Items with what they refer to, in place of the Refers or beside the items, to the level of `include`. */
export function related(
  space: Space,
  items: readonly Shown[],
  include: string | null,
  follows: readonly string[],
): { expanded: readonly Shown[]; included?: readonly Shown[] } {
  const level = Number(include ?? 0);
  if (![0, 1, 2, 3].includes(level)) return refuse("invalid", "include: is 0 to 3");
  const find: Find = (value) => {
    const [type, id] = targetOf(value);
    return type === "Content" || type === "Media" || follows.includes(type)
      ? target(space, type, id)
      : undefined;
  };
  if (level === 0) return { expanded: items };
  if (space.choices.include === "inPlace")
    return { expanded: items.map((item) => expand(item, level, find)) };
  const found = new Map<string, Shown>();
  for (const item of items) collect(item, level, find, found);
  return { expanded: items, included: [...found.values()] };
}

type Find = (value: unknown) => Shown | undefined;

/** `targetType` and id of a Refer. */
function targetOf(value: unknown): [string, string] {
  if (!isRecord(value) || !isRecord(value.sys) || value.sys.type !== "Refer") return ["", ""];
  return [String(value.sys.targetType), String(value.sys.id)];
}

function target(space: Space, type: string, id: string): Shown | undefined {
  const content = type === "Content" ? space.contents.get(id) : undefined;
  if (content !== undefined) return showContent(space, content);
  const media = type === "Media" ? space.media.get(id) : undefined;
  return media === undefined ? showPlatform(space, type, id) : showMedia(space, media);
}

/** A cycle ends at the level too. */
function expand(value: Shown, level: number, find: Find): Shown {
  const each = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(each);
    if (!isRecord(one) || level === 0) return one;
    const found = find(one);
    return found === undefined ? expand(one, level, find) : expand(found, level - 1, find);
  };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, each(one)]));
}

function collect(value: unknown, level: number, find: Find, found: Map<string, Shown>): void {
  if (level === 0) return;
  const target = find(value);
  if (target !== undefined) {
    found.set(targetOf(value).join(" "), target);
    collectBelow(target, level - 1, find, found);
  } else collectBelow(value, level, find, found);
}

function collectBelow(value: unknown, level: number, find: Find, found: Map<string, Shown>): void {
  const below = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  for (const one of below) collect(one, level, find, found);
}
