import type { ContentTypeField } from "#service/database/schema.ts";

export const spaceId = "demo";
export const typeId = "bench";

const toBench = { targetType: "Content", contentType: typeId } as const;

/** A Content of this type is about 1.1 kB, like those that the other systems were measured with. */
export const fields: ContentTypeField[] = [
  { apiName: "title", name: "Title", type: "Text", localized: true },
  { apiName: "summary", name: "Summary", type: "LongText", searchable: true },
  { apiName: "status", name: "Status", type: "Text" },
  { apiName: "rating", name: "Rating", type: "Integer" },
  { apiName: "length", name: "Length", type: "Number" },
  { apiName: "open", name: "Open", type: "Boolean" },
  { apiName: "walkedOn", name: "Walked on", type: "Date" },
  { apiName: "position", name: "Position", type: "Location" },
  { apiName: "tags", name: "Tags", type: "Array", items: { type: "Text" } },
  { apiName: "related", name: "Related", type: "Array", items: { type: "Refer", target: toBench } },
  { apiName: "cover", name: "Cover", type: "Refer", target: { targetType: "Media" } },
];

export const statuses = ["draft", "open", "closed", "held", "done", "new", "late", "sent", "paid", "void"];
