import useSWR from "swr";
import { type ShownAuthor, shownAuthor } from "#lib/content/author.ts";
import { selected } from "#lib/content/search-methods.ts";
import type { Content } from "#lib/space/content.ts";
import { listContents } from "#lib/space/contents.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { browserSend } from "../send/send.ts";

const lookedThrough = 100;

interface MembersOptions {
  memberId: string;
  rows: readonly Content[];
  /** Also searches recent changes. */
  wanted: boolean;
}

/** Other members who wrote items of a type, found in its items: no endpoint lists members. */
export function useAuthorsOfType(
  type: ContentType,
  { memberId, rows, wanted }: MembersOptions,
): ShownAuthor[] {
  const { data: lately = [] } = useSWR(
    wanted ? ["members", type.id] : null,
    async () => {
      const conditions = selected(type.displayField);
      const query = { limit: lookedThrough, order: "-sys.updatedAt", include: 1, conditions } as const;
      return (await listContents(browserSend, type.id, query)).items;
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const authors = new Map<string, ShownAuthor>();
  for (const { sys } of [...rows, ...lately]) {
    for (const author of [sys.createdBy, sys.updatedBy]) {
      const shown = author && shownAuthor(author, memberId);
      if (shown?.name !== undefined && !shown.isYou) authors.set(shown.id, shown);
    }
  }
  return [...authors.values()].toSorted((one, other) => (one.name ?? "").localeCompare(other.name ?? ""));
}
