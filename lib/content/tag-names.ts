import * as z from "zod/mini";
import { oneLine } from "#lib/fields/clip-text.ts";
import type { Content } from "#lib/space/content.ts";

const tagSchema = z.looseObject({ sys: z.looseObject({ id: z.string() }) });

const tagsMax = 100;
const nameMax = 80;

/** The names of an item's Tags, each once; the id if `include` left a Refer. */
export function tagNamesOf({ metadata }: Content): string[] {
  const names = (metadata?.tags ?? []).slice(0, tagsMax).flatMap((value) => {
    const { data } = z.safeParse(tagSchema, value);
    if (data === undefined) return [];
    const name = [data.name, data.label, data.title].find((each) => typeof each === "string" && each !== "");
    return [oneLine(String(name ?? data.sys.id), nameMax)];
  });
  return [...new Set(names)].filter((name) => name !== "");
}
