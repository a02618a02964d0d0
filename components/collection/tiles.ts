import { classNames } from "#components/ui/class-names.ts";

/** The grid of tiles. */
export const tiles = classNames(
  "grid grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] gap-x-4 gap-y-6.5",
  "max-tablet:-mx-4 max-tablet:grid-cols-3 max-tablet:gap-0.5",
);

export const tileLink = "group/link block font-semibold outline-none";
