import { readContent } from "#lib/space/contents.ts";
import { fromPublished } from "#lib/space/published.ts";
import { browserSend } from "../send/send.ts";

/** A value of a Content, in one locale. */
export interface FieldAddress {
  contentId: string;
  apiName: string;
  localeId: string;
  /** Read from ACDA, as it is published. */
  isPublished: boolean;
}

/** The value as it is now. */
export async function readField({
  contentId,
  apiName,
  localeId,
  isPublished,
}: FieldAddress): Promise<unknown> {
  const { fields } = await readContent(isPublished ? fromPublished(browserSend) : browserSend, contentId);
  return fields[apiName]?.[localeId];
}
