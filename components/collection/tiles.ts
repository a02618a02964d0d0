import { classNames } from "#components/ui/class-names.ts";

/** The grid of tiles. */
export const tiles = classNames(
  "grid grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] gap-x-4 gap-y-6.5",
  "max-tablet:-mx-4 max-tablet:grid-cols-3 max-tablet:gap-0.5",
);

export const tileLink = "group/link block font-semibold outline-none";

/** The picture of a tile, within its link: marked where the tile is selected, open or focused. */
export const tilePicture = classNames(
  "relative grid aspect-[4/3] place-items-center overflow-hidden rounded-4 bg-sunken text-ink-3 outline-accent",
  "[&>img]:absolute [&>img]:inset-0 [&>img]:size-full",
  "after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-line",
  "group-hover/tile:after:bg-hover",
  "group-focus-visible/link:outline-2 group-focus-visible/link:outline-offset-2",
  "group-has-checked/tile:outline-3 group-has-checked/tile:outline-offset-2",
  "group-has-checked/tile:group-focus-visible/link:outline-offset-4",
  "group-data-open/tile:outline-3 group-data-open/tile:outline-offset-2",
  "forced-colors:border forced-colors:group-has-checked/tile:outline-2",
  "forced-colors:group-has-checked/tile:-outline-offset-2 forced-colors:group-has-checked/tile:outline-[Highlight]",
);
