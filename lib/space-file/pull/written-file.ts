import * as z from "zod";

const fieldSchema = z.looseObject({ apiName: z.string() }).catch({ apiName: "" });

const typeSchema = z
  .looseObject({
    id: z.string(),
    displayField: z.string().optional(),
    summaryField: z.string().optional(),
    pictureField: z.string().optional(),
    columns: z.array(z.string()).catch([]),
    fields: z.array(fieldSchema).catch([]),
  })
  .catch({ id: "", columns: [], fields: [] });

const fileSchema = z
  .looseObject({
    contentTypes: z.array(typeSchema).catch([]),
    locales: z.array(z.looseObject({ id: z.string() }).catch({ id: "" })).catch([]),
  })
  .catch({ contentTypes: [], locales: [] });

/** What a pull changes of a Space file, whatever else is in it. */
export function writtenFile(value: unknown): z.infer<typeof fileSchema> {
  return fileSchema.parse(value);
}
