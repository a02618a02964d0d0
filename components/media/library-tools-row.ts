import { classNames } from "#components/ui/class-names.ts";

/** The row of the library's tools; shared with its loading skeleton. */
export const libraryTools = classNames(
  "mb-5 flex min-h-control flex-wrap items-center gap-x-3 gap-y-2 print:hidden",
  "max-tablet:-mx-4 max-tablet:mb-3 max-tablet:gap-2 max-tablet:ps-4 max-tablet:pe-1",
);
