import type { Content } from "#lib/space/content.ts";
import { isRefer } from "#lib/space/refer.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { keptValue } from "../form.ts";

/**
 * A Content that was read with `include` as the Space keeps it. `undefined` if it has a resource outside the fields of
 * Refers (in Json, RichText, Tags or a field that the type lacks): there it may be a value of its own.
 */
export function keptContent({ fields: known }: ContentType, content: Content): Content | undefined {
  const fields = Object.fromEntries(
    Object.entries(content.fields).map(([apiName, byLocale]) => {
      const field = known.find((each) => each.apiName === apiName);
      const kept = Object.entries(byLocale).map(([locale, value]) => [locale, keptValue(field, value)]);
      return [apiName, Object.fromEntries(kept)];
    }),
  );
  return hasResource([fields, content.metadata]) ? undefined : { ...content, fields };
}

function hasResource(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if ("sys" in value) return !isRefer(value);
  return Object.values(value).some(hasResource);
}
