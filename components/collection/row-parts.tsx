import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Avatar } from "#components/ui/picture/avatar.tsx";
import type { ShownAuthor } from "#lib/content/author.ts";

/** The link of a row: its title, and a cover over the whole row. */
export function rowLinkClass(isUntitled = false): string {
  return classNames(link, isUntitled ? "text-ink-3" : "font-semibold text-ink");
}

const link = classNames(
  "block truncate text-14 tracking-[-0.003em] focus-visible:outline-none",
  "max-desktop:line-clamp-2 max-desktop:text-balance max-desktop:wrap-anywhere max-desktop:whitespace-normal",
  "max-tablet:text-15 max-tablet:leading-5.25 max-desktop:in-data-compact:line-clamp-1",
  "after:absolute after:inset-y-0 after:-inset-x-3 max-tablet:after:-inset-x-4",
  "before:absolute before:inset-y-3 before:-start-3 before:w-0.75 before:rounded-[2px] max-tablet:before:-start-4",
  "focus-visible:before:bg-accent forced-colors:focus-visible:after:outline-selected",
);

export const rowPictureClass = classNames(
  "h-11 w-15 flex-none rounded-2 max-tablet:h-16 max-tablet:w-20 max-tablet:rounded-3",
  "in-data-compact:size-8 max-tablet:in-data-compact:size-8 max-tablet:in-data-compact:rounded-2",
);

interface RowTextProps {
  lang?: string | undefined;
  /** A search found it: it stays on a phone. */
  isFound?: boolean;
  children: ReactNode;
}

export function RowSummary({ lang, isFound = false, children }: RowTextProps) {
  return (
    <p
      className={classNames(
        "truncate text-13 text-ink-3",
        !isFound && "max-tablet:hidden in-data-compact:hidden",
      )}
      lang={lang}
    >
      <bdi>{children}</bdi>
    </p>
  );
}

/** On a phone the columns are one line. */
export const rowFactsClass = classNames(
  "mt-1 min-w-0 items-center text-13 whitespace-nowrap text-ink-3 tablet:hidden max-tablet:flex",
  "max-tablet:in-data-compact:hidden",
  "*:first:overflow-hidden *:first:text-ellipsis",
);

interface RowAuthorProps {
  author: ShownAuthor;
  /** Instead of the name. */
  children: ReactNode;
}

export function RowAuthor({ author: { id, name, url }, children }: RowAuthorProps) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar id={id} name={name} url={url} />
      <bdi className="block truncate">{children}</bdi>
    </span>
  );
}
