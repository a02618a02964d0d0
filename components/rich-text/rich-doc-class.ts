import { classNames } from "#components/ui/class-names.ts";

/** The box of a document that is written: smaller than one that is read, and it keeps its spaces. */
export const richDocClass = classNames(
  "prose rich-doc min-h-48 min-w-0 flex-1 px-5 pt-4 pb-5 outline-hidden max-tablet:px-4",
  "text-16/6.5 [--flow:0.875rem] [font-variant-ligatures:none] whitespace-break-spaces",
  "data-empty:before:pointer-events-none data-empty:before:float-start data-empty:before:h-0",
  "data-empty:before:text-ink-3 data-empty:before:content-[attr(data-placeholder)]",
);
