import { classNames } from "./class-names.ts";

/** Text of a control in the rail: beside the icon from 1200 px on, below that on hover and focus of its `group`. */
export const railTip = classNames(
  "max-desktop:pointer-events-none max-desktop:absolute max-desktop:start-[calc(100%+0.75rem)] max-desktop:z-above",
  "max-desktop:rounded-3 max-desktop:bg-inverse max-desktop:px-2.5 max-desktop:py-1 max-desktop:shadow-2",
  "max-desktop:text-13 max-desktop:font-medium max-desktop:whitespace-nowrap max-desktop:text-ink-inverse",
  "max-desktop:[clip-path:inset(50%)]",
  "max-desktop:group-hover:[clip-path:none] max-desktop:group-focus-visible:[clip-path:none]",
);
