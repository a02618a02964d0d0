import { fromPublished, readContent } from "#lib/space/contents.ts";
import { browserSend } from "../send/send.ts";

export interface FieldAddress {
  contentId: string;
  apiName: string;
  localeId: string;
  /** Reads ACDA. */
  isPublished: boolean;
}

export async function readField({
  contentId,
  apiName,
  localeId,
  isPublished,
}: FieldAddress): Promise<unknown> {
  const { fields } = await readContent(isPublished ? fromPublished(browserSend) : browserSend, contentId);
  return fields[apiName]?.[localeId];
}
