import type { ListView } from "#lib/content/list/list-view.ts";

/** Whether a list is empty because of what it is asked for. */
export function isNarrowed({ filters, search }: ListView): boolean {
  return filters.length > 0 || search.trim() !== "";
}
