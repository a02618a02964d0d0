import { oneLine } from "#lib/fields/clip-text.ts";
import type { Author } from "#lib/space/author.ts";

export interface ShownAuthor {
  id: string;
  /** Absent if the service sent only a Refer. */
  name?: string;
  url?: string;
  isYou: boolean;
}

const nameMax = 80;

export function shownAuthor(author: Author, memberId: string): ShownAuthor {
  const name = oneLine(author.nickname ?? "", nameMax);
  return {
    id: author.sys.id,
    isYou: author.sys.id === memberId,
    ...(name !== "" && { name }),
    ...(typeof author.avatarUrl === "string" && { url: author.avatarUrl }),
  };
}
