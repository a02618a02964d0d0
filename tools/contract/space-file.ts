import { z } from "zod";

/** What the suite reads of a Space file: what Content looks like there, and where it is. */
export const spaceFileSchema = z.object({
  locales: z.array(z.object({ id: z.string() })).min(1),
  contentTypes: z.array(
    z.object({
      id: z.string(),
      fields: z.array(
        z.object({
          apiName: z.string(),
          type: z.string(),
          required: z.boolean().default(false),
          localized: z.boolean().default(false),
          searchable: z.boolean().default(false),
          time: z.boolean().default(false),
          target: z.object({ targetType: z.string(), contentType: z.string().optional() }).optional(),
          items: z
            .object({
              type: z.string(),
              target: z.object({ targetType: z.string(), contentType: z.string().optional() }).optional(),
            })
            .optional(),
        }),
      ),
    }),
  ),
  endpoints: z.record(z.string(), z.string()).default({}),
});

export type SpaceFile = z.infer<typeof spaceFileSchema>;
type Field = SpaceFile["contentTypes"][number]["fields"][number];

/** A kind of field, as the tables of the list checks name it. */
export const kinds = [
  "Text",
  "LongText",
  "RichText",
  "Integer",
  "Number",
  "Boolean",
  "Date",
  "Location",
  "Json",
  "Refer",
  "ReferMedia",
  "TextArray",
  "ReferArray",
] as const;

export type Kind = (typeof kinds)[number];

export interface FieldPlace {
  contentTypeId: string;
  apiName: string;
  localized: boolean;
  /** The Content Type that a Refer leads to. */
  target: string | undefined;
}

/**
 * The first field of a kind, in a Content Type that also has a Text: that is what the suite tells items apart by. Types
 * that require nothing else come first, as the suite creates items with texts alone.
 */
export function findField({ contentTypes }: SpaceFile, kind: Kind): FieldPlace | undefined {
  const others = (fields: Field[]) =>
    fields.filter(({ type, required }) => required && type !== "Text").length;
  for (const { id, fields } of contentTypes.toSorted(
    (one, other) => others(one.fields) - others(other.fields),
  )) {
    if (!fields.some(({ type }) => type === "Text")) continue;
    const field = fields.find((each) => isOfKind(each, kind));
    if (!field) continue;
    const { apiName, localized, target } = field;
    return { contentTypeId: id, apiName, localized, target: target?.contentType };
  }
  return undefined;
}

function isOfKind(field: Field, kind: Kind): boolean {
  switch (kind) {
    case "LongText":
      return field.type === "LongText" && field.searchable;
    case "Date":
      return field.type === "Date" && !field.time;
    case "Refer":
      return field.type === "Refer" && field.target?.targetType === "Content";
    case "ReferMedia":
      return field.type === "Refer" && field.target?.targetType === "Media";
    case "TextArray":
      return field.type === "Array" && field.items?.type === "Text";
    case "ReferArray":
      return field.type === "Array" && field.items?.target?.targetType === "Content";
    default:
      return field.type === kind;
  }
}
