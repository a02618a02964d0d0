import type { FieldKind, KindOf } from "../kinds.ts";

/** The target of a field's Refers, single or list; `undefined` for other fields. */
export function targetOf(field: FieldKind): KindOf<"Refer">["target"] | undefined {
  const refer = field.type === "Array" ? field.items : field;
  return refer.type === "Refer" ? refer.target : undefined;
}

export function isOfMedia(field: FieldKind): boolean {
  return targetOf(field)?.targetType === "Media";
}
