import { classNames } from "./class-names.ts";

/** The surface that a page lies on. From 768 px on it scrolls inside; on a phone it fills the screen. */
export const sheet = classNames(
  "relative min-h-0 min-w-0 overflow-auto overscroll-contain scroll-py-20",
  "rounded-5 bg-sheet ring ring-line outline-none",
  "max-tablet:min-h-dvh max-tablet:overflow-visible max-tablet:rounded-none max-tablet:ring-0",
  "max-tablet:with-notice:after:block max-tablet:with-notice:after:h-32 max-tablet:with-notice:after:flex-none",
  "print:overflow-visible print:has-data-reading:m-0! print:has-data-reading:rounded-none",
  "print:has-data-reading:bg-transparent print:has-data-reading:ring-0 forced-colors:border",
);
