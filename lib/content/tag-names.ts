import * as z from "zod/mini";
import { oneLine } from "#lib/fields/clip-text.ts";
import type { Content } from "#lib/space/content.ts";

const tagSchema = z.looseObject({ sys: z.looseObject({ id: z.string() }), name: z.optional(z.string()) });

const tagsMax = 100;
const nameMax = 80;

/** The names of an item's Tags, each once; the id if `include` left a Refer. */
export function tagNamesOf({ metadata }: Content): string[] {
  const names = (metadata?.tags ?? []).slice(0, tagsMax).flatMap((value) => {
    const tag = z.safeParse(tagSchema, value);
    return tag.success ? [oneLine(tag.data.name || tag.data.sys.id, nameMax)] : [];
  });
  return [...new Set(names)].filter((name) => name !== "");
}
