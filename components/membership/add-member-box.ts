import { classNames } from "#components/ui/class-names.ts";

/** Around the form that adds a member; shared with its loading skeleton. */
export const addMemberBox = classNames(
  "mb-8 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3 rounded-4 bg-sunken p-5",
  "inset-ring inset-ring-line max-tablet:mb-5 max-tablet:grid-cols-1 max-tablet:p-4 forced-colors:border",
);
