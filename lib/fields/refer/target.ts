import type { ContentType, Field, FieldKind, KindOf } from "#lib/space-file/schema.ts";

/** The target of a field's Refers, single or list; `undefined` for other fields. */
export function targetOf(field: FieldKind): KindOf<"Refer">["target"] | undefined {
  const refer = field.type === "Array" ? field.items : field;
  return refer.type === "Refer" ? refer.target : undefined;
}

export function isOfMedia(field: FieldKind): boolean {
  return targetOf(field)?.targetType === "Media";
}

/**
 * The types that a form may choose or create: targets of its Refers, and recursively those that these
 * require.
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

export function targetsOf(field: Field, types: readonly ContentType[]): ContentType[] {
  const { targetType, contentType } = targetOf(field) ?? {};
  if (targetType !== "Content") return [];
  return types.filter(({ id }) => contentType === undefined || id === contentType);
}
