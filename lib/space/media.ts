import * as z from "zod/mini";
import { resourceSysSchema } from "./content.ts";

/** `url` is absent until the file is processed. */
const mediaFileSchema = z.looseObject({
  fileName: z.optional(z.string()),
  contentType: z.optional(z.string()),
  mimeGroups: z.optional(z.array(z.string())),
  state: z.optional(z.string()),
  /** The `sys.id` of its Upload. */
  upload: z.optional(z.string()),
  url: z.optional(z.string()),
  detail: z.optional(
    z.looseObject({
      size: z.optional(z.number()),
      image: z.optional(z.looseObject({ width: z.number(), height: z.number() })),
    }),
  ),
});

/** Media as ACMA and ACDA answer it ("Media"). */
export const mediaSchema = z.looseObject({
  sys: resourceSysSchema,
  fields: z.looseObject({
    title: z.optional(z.record(z.string(), z.string())),
    description: z.optional(z.record(z.string(), z.string())),
    file: z.optional(z.record(z.string(), mediaFileSchema)),
  }),
});

export type Media = z.infer<typeof mediaSchema>;

/** What is shown of Media that `include` put in place of a Refer: not who made it, nor when. */
export const mediaTargetSchema = z.looseObject({
  sys: z.looseObject({ id: z.string(), type: z.string() }),
  fields: mediaSchema.shape.fields,
});

export type MediaTarget = z.infer<typeof mediaTargetSchema>;

/** The exact body of an update; without `file` the files stay. */
export interface MediaWrite {
  fields: { title: Record<string, string>; description: Record<string, string> };
}
