import type { FieldKind, KindOf } from "../kinds.ts";

/** What the Refers of a field lead to, be it one or a list; `undefined` for a field of another kind. */
export function targetOf(field: FieldKind): KindOf<"Refer">["target"] | undefined {
  const refer = field.type === "Array" ? field.items : field;
  return refer.type === "Refer" ? refer.target : undefined;
}

export function isOfMedia(field: FieldKind): boolean {
  return targetOf(field)?.targetType === "Media";
}
