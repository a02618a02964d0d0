import * as z from "zod/mini";
import { oneLine } from "./clip-text.ts";
import { pictureOf } from "./display-picture.ts";

const contentSchema = z.looseObject({
  sys: z.looseObject({ id: z.string(), type: z.literal("Content") }),
  fields: z.record(z.string(), z.record(z.string(), z.unknown())),
});

const nameMax = 120;
const usual = ["title", "name"];

/**
 * What a resource is called, of a type that nobody here knows: its title or name, else the first short text in it.
 * `localeIds`: in this order. `undefined` for what is no resource, or says nothing.
 */
export function resourceName(value: unknown, localeIds: readonly string[]): string | undefined {
  const picture = pictureOf(value, localeIds);
  if (picture !== undefined) return picture.title ?? picture.fileName;
  const content = z.safeParse(contentSchema, value);
  if (!content.success) return undefined;
  const { fields } = content.data;
  for (const apiName of [...usual, ...Object.keys(fields)]) {
    const values = Object.hasOwn(fields, apiName) ? fields[apiName] : undefined;
    const found = [...localeIds.map((id) => values?.[id]), ...Object.values(values ?? {})].find(isName);
    if (found !== undefined) return oneLine(found, nameMax);
  }
  return undefined;
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
