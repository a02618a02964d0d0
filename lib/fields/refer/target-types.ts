import type { ContentType, Field } from "#lib/space-file/schema.ts";

/**
 * The types of which a form may choose or create items: those that its Refers lead to, and on from there by what is
 * required of those.
 */
export function targetTypesOf(type: ContentType, types: readonly ContentType[]): ContentType[] {
  const found = new Set<ContentType>();
  const addFrom = (fields: readonly Field[]) => {
    for (const target of fields.flatMap((field) => targetsOf(field, types))) {
      if (found.has(target)) continue;
      found.add(target);
      addFrom(target.fields.filter(({ required }) => required));
    }
  };
  addFrom(type.fields);
  return types.filter((one) => found.has(one));
}

/** The types that a field's Refers may lead to. */
export function targetsOf(field: Field, types: readonly ContentType[]): ContentType[] {
  const refer = field.type === "Array" ? field.items : field;
  if (refer.type !== "Refer" || refer.target.targetType !== "Content") return [];
  const { contentType } = refer.target;
  return types.filter(({ id }) => contentType === undefined || id === contentType);
}
