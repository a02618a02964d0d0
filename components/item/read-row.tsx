import type { ReactNode } from "react";
import { busyRows } from "#components/collection/list-table.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { markedText } from "#components/ui/marked-text.tsx";

/** Published items, one below the other. */
export function ReadRows({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <ul className={classNames("max-w-224", isBusy && busyRows)} aria-busy={isBusy} data-reading="">
      {children}
    </ul>
  );
}

interface ReadRowProps {
  /** The id of its item, in a list of one type. */
  id?: string;
  /** The first row of a page can be large, with its picture above its text. */
  isLarge?: boolean;
  picture?: ReactNode;
  children: ReactNode;
}

export function ReadRow({ id, isLarge = false, picture, children }: ReadRowProps) {
  return (
    <li className={classNames(row, isLarge ? "flex-col-reverse gap-4 pb-6" : "gap-6 pb-5")} data-row={id}>
      <div className={classNames("min-w-0 flex-1", isLarge ? "w-full" : "max-tablet:basis-44")}>
        {children}
      </div>
      {picture}
    </li>
  );
}

const row = classNames(
  "relative isolate flex items-start border-b border-line first:pt-2 not-first:pt-5 last:border-b-0",
  "max-tablet:flex-wrap max-tablet:gap-4 max-tablet:pb-4 max-tablet:not-first:pt-4",
  "before:absolute before:inset-y-0 before:-inset-x-4 before:z-behind before:rounded-4",
  "has-[a:hover]:before:bg-hover data-marked:before:bg-hover print:before:hidden",
);

interface ReadTextProps {
  heading: "h2" | "h3";
  isLarge?: boolean;
  /** With `readLinkClass`. */
  link: ReactNode;
  summary: { text: string; localeId: string } | undefined;
  /** The words to mark in the summary. */
  search?: string;
}

export function ReadText({ heading: Heading, isLarge = false, link, summary, search = "" }: ReadTextProps) {
  return (
    <>
      <Heading className={classNames("wrap-anywhere", isLarge ? "text-28" : "text-20 max-tablet:text-16")}>
        {link}
      </Heading>
      {summary && (
        <p
          className="mt-1 line-clamp-2 text-15 wrap-anywhere text-ink-2 max-tablet:text-14"
          lang={summary.localeId}
          dir="auto"
        >
          {markedText(summary.text, search)}
        </p>
      )}
    </>
  );
}

/** The link covers the row. */
export const readLinkClass = classNames(
  "after:absolute after:inset-y-0 after:-inset-x-4 after:rounded-4 focus-visible:outline-none print:after:inset-x-0",
  "focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent",
);

export const readFactsClass = "mt-2 text-13 wrap-anywhere text-ink-3";

export function readPictureClass(isLarge = false): string {
  return classNames(
    "h-auto flex-none overflow-hidden *:[img]:size-full forced-colors:border",
    isLarge ? largePicture : smallPicture,
  );
}

const largePicture = classNames(
  "aspect-[2.1] w-full rounded-4",
  "max-tablet:-mx-4 max-tablet:aspect-[1.5] max-tablet:w-[calc(100%+2rem)] max-tablet:rounded-none",
  "print:mx-0 print:w-full",
);
const smallPicture = classNames(
  "aspect-[1.5] w-42 rounded-4 max-tablet:aspect-[1.25] max-tablet:w-20 max-tablet:rounded-3",
);
