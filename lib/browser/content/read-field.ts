import { type ContentIds, fromPublished, readContent } from "#lib/space/contents.ts";
import { browserSend } from "../send/send.ts";

export interface FieldAddress extends ContentIds {
  apiName: string;
  localeId: string;
  /** Reads ACDA. */
  isPublished: boolean;
}

export async function readField({ apiName, localeId, isPublished, ...ids }: FieldAddress): Promise<unknown> {
  const { fields } = await readContent(isPublished ? fromPublished(browserSend) : browserSend, ids);
  return fields[apiName]?.[localeId];
}
