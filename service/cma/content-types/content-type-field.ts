import { z } from "zod";
import { isStorable, notStorable } from "#service/acma/content-validation/text.ts";
import { validationsProblem } from "#service/cma/content-types/field-validations.ts";
import type { ContentTypeField } from "#service/database/schema.ts";

export function words(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1, `Must have 1 to ${maxLength} characters.`)
    .max(maxLength, `Must have 1 to ${maxLength} characters.`)
    .refine(isStorable, notStorable);
}

/** A chosen id: of a Content Type or a ServiceUserRole. */
export const chosenIdSchema = z.string().regex(/^[\w-]{1,64}$/, "Must have 1 to 64 letters, digits, - or _.");

/** Names of `Object.prototype` would be found on objects without such a field. */
const apiNameSchema = z
  .string()
  .regex(/^[A-Za-z]\w{0,63}$/, "Must begin with a letter, and have letters, digits and _ alone (64 at most).")
  .refine((name) => !Object.hasOwn(Object.prototype, name), { error: "Is no name for a field." });

const targetSchema = z.strictObject({
  targetType: z.enum(["Content", "Media"]),
  contentType: chosenIdSchema.optional(),
});

const count = z.int().min(0);

/** One of `fields[]` (decisions.md "Content Type"). */
export const contentTypeFieldSchema = z
  .strictObject({
    apiName: apiNameSchema,
    name: words(100),
    type: z.enum([
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
      "Array",
    ]),
    required: z.boolean().optional(),
    localized: z.boolean().optional(),
    searchable: z.boolean().optional(),
    /** A `Date` with RFC 3339 date-times instead of YYYY-MM-DD. */
    time: z.boolean().optional(),
    /** The targets of a Refer. */
    target: targetSchema.optional(),
    items: z
      .discriminatedUnion("type", [
        z.strictObject({ type: z.literal("Text") }),
        z.strictObject({ type: z.literal("Refer"), target: targetSchema }),
      ])
      .optional(),
    validations: z
      .strictObject({
        min: z.number().optional(),
        max: z.number().optional(),
        minLength: count.optional(),
        maxLength: count.optional(),
        pattern: z.string().min(1).max(200).refine(isStorable, notStorable).optional(),
        in: z.array(words(256)).min(1).max(200).optional(),
      })
      .optional(),
    help: words(500).optional(),
  })
  .superRefine((field, { addIssue }) => {
    for (const { path, message } of fieldProblems(field)) addIssue({ code: "custom", path, message });
  });

/** What only some types of fields have. */
const onlyOn = { searchable: "LongText", time: "Date", target: "Refer", items: "Array" } as const;

function fieldProblems(field: ContentTypeField): { path: string[]; message: string }[] {
  const misplaced = (["searchable", "time", "target", "items"] as const)
    .filter((member) => field[member] !== undefined && field.type !== onlyOn[member])
    .map((member) => ({ path: [member], message: `Only a ${onlyOn[member]} field has this.` }));
  const itemsMissing = field.type === "Array" && field.items === undefined;
  const validations = validationsProblem(field);
  return [
    ...misplaced,
    ...targetProblems(field),
    ...(itemsMissing ? [{ path: ["items"], message: "An Array says what it is of." }] : []),
    ...(validations === undefined ? [] : [{ path: ["validations"], message: validations }]),
  ];
}

function targetProblems({ target, items }: ContentTypeField): { path: string[]; message: string }[] {
  const ofItems = items?.type === "Refer" ? items.target : undefined;
  return [
    { path: ["target"], of: target },
    { path: ["items", "target"], of: ofItems },
  ]
    .filter(({ of }) => of?.targetType === "Media" && of.contentType !== undefined)
    .map(({ path }) => ({ path, message: "Media has no Content Type." }));
}
