import { fieldsByType } from "#lib/content/type-words.ts";
import { readerOf } from "../../reader.ts";

/** With the picture and the summary of each item. */
export async function readingFor(wanted?: string | string[]) {
  const { language, asked, contentTypes, reading } = await readerOf(wanted);
  const fields = {
    pictureFields: fieldsByType(contentTypes, "pictureField"),
    summaryFields: fieldsByType(contentTypes, "summaryField"),
  };
  return { language, asked, reading: { ...reading, ...fields } };
}
