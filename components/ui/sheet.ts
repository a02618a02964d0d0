import { classNames } from "./class-names.ts";

/** The surface that a page lies on. From 768 px on it scrolls inside; on a phone it fills the screen. */
export const sheet = classNames(
  "sheet relative min-h-0 min-w-0 overflow-auto overscroll-contain scroll-py-20",
  "rounded-5 bg-sheet ring ring-line outline-none",
  "max-tablet:min-h-dvh max-tablet:overflow-visible max-tablet:rounded-none max-tablet:ring-0",
  "print:overflow-visible forced-colors:border",
);
