import type { ReferTarget } from "#lib/browser/target/use-refer-names.ts";
import type { FilterField } from "#lib/fields/filter.ts";

/** What a field's Refers lead to. */
export function targetOf({ of }: FilterField): ReferTarget {
  if (!("field" in of)) return { targetType: "Content" };
  const { field } = of;
  if (field.type === "Refer") return field.target;
  return field.type === "Array" && field.items.type === "Refer"
    ? field.items.target
    : { targetType: "Content" };
}
