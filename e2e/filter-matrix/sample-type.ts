import { type ContentType, type Field, fieldSchema } from "#lib/space-file/schema.ts";

const toPlace = { targetType: "Content", contentType: "place" };

/** A field of every kind, as the Space has them. */
export const sampleFields = [
  { apiName: "title", type: "Text", localized: true },
  { apiName: "season", type: "Text" },
  { apiName: "words", type: "LongText", searchable: true },
  { apiName: "plain", type: "LongText" },
  { apiName: "story", type: "RichText" },
  { apiName: "count", type: "Integer" },
  { apiName: "size", type: "Number" },
  { apiName: "open", type: "Boolean" },
  { apiName: "day", type: "Date" },
  { apiName: "moment", type: "Date", time: true },
  { apiName: "place", type: "Location" },
  { apiName: "data", type: "Json" },
  { apiName: "friend", type: "Refer", target: toPlace },
  { apiName: "friends", type: "Array", items: { type: "Refer", target: toPlace } },
  { apiName: "labels", type: "Array", items: { type: "Text" } },
] as const;

/** The same as the Space file of a portal says it. */
export const sampleType: ContentType = {
  id: "sample",
  label: { one: "Sample", many: "Samples" },
  icon: "box",
  displayField: "title",
  create: true,
  columns: [],
  fields: sampleFields.map(
    (field): Field =>
      fieldSchema.parse({
        ...field,
        label: field.apiName,
        ...(field.apiName === "season" && { options: ["spring", "winter"] }),
      }),
  ),
};
