import { z } from "zod";
import {
  chosenIdSchema,
  contentTypeFieldSchema,
  words,
} from "#service/cma/content-types/content-type-field.ts";

const mostFields = 100;

/** `{name, displayField, fields}` of a Content Type, whole (docs/decisions/0009). */
const frameSchema = z.strictObject({
  name: words(100),
  displayField: z.string(),
  fields: z.array(contentTypeFieldSchema).min(1, "Must have a field.").max(mostFields),
});

export type Frame = z.infer<typeof frameSchema>;

export const contentTypeChangeSchema = frameSchema.superRefine(checkFrame);

/** The caller may choose the id, which appears in URLs and filters; otherwise the service generates one. */
export const newContentTypeSchema = frameSchema
  .extend({ id: chosenIdSchema.optional() })
  .superRefine(checkFrame);

function checkFrame({ displayField, fields }: Frame, { addIssue }: z.RefinementCtx): void {
  const names = fields.map(({ apiName }) => apiName);
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) === index) continue;
    addIssue({ code: "custom", path: ["fields", index, "apiName"], message: "Another field has this name." });
  }
  const shown = fields.find(({ apiName }) => apiName === displayField);
  if (shown?.type !== "Text" && shown?.type !== "LongText") {
    addIssue({
      code: "custom",
      path: ["displayField"],
      message: "Must be the apiName of a Text or LongText field.",
    });
  }
}
