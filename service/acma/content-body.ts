import { z } from "zod";

const tagReferSchema = z.strictObject({
  sys: z.strictObject({
    id: z.string().regex(/^[\w-]{1,64}$/, "Must be the id of a Tag."),
    type: z.literal("Refer"),
    targetType: z.literal("Tag"),
  }),
});

/**
 * `{fields, metadata?}` of a Content create or update (`decisions.md`, "ACMA"). Locales and values are checked against
 * the Content Type.
 */
export const contentBodySchema = z.strictObject({
  fields: z.record(z.string(), z.unknown()),
  metadata: z.strictObject({ tags: z.array(tagReferSchema).max(100).optional() }).optional(),
});

/** Tag ids without duplicates; undefined if the body has no tags. */
export function tagIds({ metadata }: z.infer<typeof contentBodySchema>): string[] | undefined {
  const tags = metadata?.tags;
  return tags && [...new Set(tags.map(({ sys }) => sys.id))];
}
