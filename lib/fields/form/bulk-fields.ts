import type { ContentType, Field } from "#lib/space-file/schema.ts";

/** `add` and `remove` are about the entries of a list. */
export type BulkAction = "add" | "remove" | "set" | "clear";

/** The fields that can be changed in many items at once: those whose values are chosen, and not written for one item. */
export function bulkFields({ fields }: ContentType): Field[] {
  return fields.filter(isBulkField);
}

function isBulkField(field: Field): boolean {
  switch (field.type) {
    case "Text":
    case "LongText":
      return field.options !== undefined;
    case "Boolean":
    case "Date":
    case "Refer":
    case "Array":
      return true;
    default:
      return false;
  }
}

/** The likeliest first; a required field can't be cleared. */
export function bulkActions({ type, required }: Pick<Field, "type" | "required">): BulkAction[] {
  const ofEntries: BulkAction[] = type === "Array" ? ["add", "remove"] : [];
  return [...ofEntries, "set", ...(required ? [] : ["clear" as const])];
}
