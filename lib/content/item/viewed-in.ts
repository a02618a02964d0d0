import { oneLine } from "#lib/fields/clip-text.ts";
import { titleOf } from "#lib/fields/display.ts";
import type { Reading } from "#lib/fields/reading.ts";
import type { Content } from "#lib/space/content.ts";

const titleMax = 200;

interface ViewedSubject {
  content: Content;
  reading: Reading;
  you: { id: string };
}

/** What "Recently viewed" shows of an item, for the member who has opened it. */
export function viewedIn({ content, reading, you }: ViewedSubject) {
  const title = titleOf(content, reading);
  return {
    memberId: you.id,
    contentId: content.sys.id,
    contentTypeId: content.sys.contentType.sys.id,
    title: title && oneLine(title.text, titleMax),
    localeId: title?.localeId,
  };
}
