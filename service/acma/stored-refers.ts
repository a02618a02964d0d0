import type { Refer } from "#service/acma/refer.ts";
import type { ContentTypeField, FieldValues } from "#service/database/schema.ts";

export interface StoredRefer extends Refer {
  sys: { id: string; type: "Refer"; targetType: "Content" | "Media" };
}

/** Only these fields hold Refers; a look-alike inside a Json field is plain JSON. */
export function holdsRefers(field: ContentTypeField): boolean {
  return field.type === "Refer" || (field.type === "Array" && field.items?.type === "Refer");
}

/**
 * A Refer to Content or Media; undefined for any other value. Without a schema, because `include` calls it for hundreds
 * of values.
 */
export function storedRefer(value: unknown): StoredRefer | undefined {
  return isStoredRefer(value) ? value : undefined;
}

function isStoredRefer(value: unknown): value is StoredRefer {
  const sys = isObject(value) ? value.sys : undefined;
  if (!isObject(sys) || sys.type !== "Refer" || typeof sys.id !== "string") return false;
  return sys.targetType === "Content" || sys.targetType === "Media";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The Refers in the fields of a Content, alone or in an Array. */
export function storedRefers(fields: ContentTypeField[], values: FieldValues): StoredRefer[] {
  return fields
    .filter(holdsRefers)
    .flatMap(({ apiName }) => Object.values(values[apiName] ?? {}))
    .flat()
    .flatMap((value) => storedRefer(value) ?? []);
}
