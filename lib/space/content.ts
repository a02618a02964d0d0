import * as z from "zod/mini";
import { authorSchema } from "./author.ts";

/** `{ <apiName>: { <locale>: value } }`; a field with no value is an empty object. */
export const fieldsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

export type Fields = z.infer<typeof fieldsSchema>;

/** The `sys` members that Content and Media share. */
export const resourceSysSchema = z.looseObject({
  id: z.string(),
  type: z.string(),
  publish: z.optional(
    z.looseObject({
      version: z.optional(z.number()),
      at: z.optional(z.string()),
      firstAt: z.optional(z.string()),
      counter: z.optional(z.number()),
      by: z.optional(authorSchema),
    }),
  ),
  createdBy: authorSchema,
  updatedBy: z.optional(authorSchema),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
  status: z.optional(z.string()),
});

/** Content as ACMA and ACDA answer it ("Content"). */
export const contentSchema = z.looseObject({
  sys: z.extend(resourceSysSchema, {
    contentType: z.looseObject({ sys: z.looseObject({ id: z.string() }) }),
  }),
  fields: fieldsSchema,
  metadata: z.optional(z.looseObject({ tags: z.optional(z.array(z.unknown())) })),
});

export type Content = z.infer<typeof contentSchema>;

/** What is shown of Content that `include` put in place of a Refer: not who made it, nor when. */
export const contentTargetSchema = z.looseObject({
  sys: z.looseObject({
    id: z.string(),
    type: z.string(),
    contentType: z.looseObject({ sys: z.looseObject({ id: z.string() }) }),
  }),
  fields: fieldsSchema,
});

export type ContentTarget = z.infer<typeof contentTargetSchema>;

/** The exact body of a create or update. */
export const contentWriteSchema = z.object({
  fields: fieldsSchema,
  metadata: z.optional(z.object({ tags: z.array(z.unknown()) })),
});

export type ContentWrite = z.infer<typeof contentWriteSchema>;
