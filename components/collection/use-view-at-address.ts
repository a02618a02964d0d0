import { useSearchParams } from "next/navigation";
import { type Search, searchOf } from "#lib/collection/view.ts";

/** The view that the page's address says, or what is wrong with it. */
export function useViewAtAddress<Reading>({ readView }: { readView: (search: Search) => Reading }): Reading {
  return readView(searchOf(useSearchParams()));
}
