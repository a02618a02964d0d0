import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Avatar } from "#components/ui/picture/avatar.tsx";
import type { ShownAuthor } from "#lib/content/author.ts";

/** The link of a row: its title, and a cover over the whole row. */
export function rowLinkClass(isUntitled = false): string {
  return classNames("row-link", isUntitled && "font-normal text-ink-3");
}

interface RowTextProps {
  lang?: string | undefined;
  /** A search found it: it stays on a phone. */
  isFound?: boolean;
  children: ReactNode;
}

export function RowSummary({ lang, isFound = false, children }: RowTextProps) {
  return (
    <p className={isFound ? "row-found" : "row-summary"} lang={lang}>
      <bdi>{children}</bdi>
    </p>
  );
}

interface RowAuthorProps {
  author: ShownAuthor;
  /** Instead of the name. */
  children: ReactNode;
}

export function RowAuthor({ author: { id, name, url }, children }: RowAuthorProps) {
  return (
    <span className="row-author">
      <Avatar id={id} name={name} url={url} />
      <bdi>{children}</bdi>
    </span>
  );
}
