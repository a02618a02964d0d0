import type { ContentsView } from "#lib/collection/of/contents.ts";

/** Whether a list is empty because of what it is asked for. */
export function isNarrowed({ filters, search }: ContentsView): boolean {
  return filters.length > 0 || search.trim() !== "";
}
