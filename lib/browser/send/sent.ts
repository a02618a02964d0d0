import * as z from "zod/mini";
import { isSameFields } from "#lib/fields/form/form-same.ts";
import { type Content, fieldsSchema } from "#lib/space/content.ts";

/** A write without a known outcome; nothing else is sent before it is looked for. */
export const sentSchema = z.object({
  /** RFC 3339, by this device's clock. */
  at: z.string(),
  fields: fieldsSchema,
  /** Of a change: its Content and the `sys.version` of which it was made. */
  contentId: z.optional(z.string()),
  version: z.optional(z.number()),
});

export type Sent = z.infer<typeof sentSchema>;

/** Whether Content is what was sent: the member's own next version with the same values. */
export function isArrived({ sys, fields }: Content, sent: Omit<Sent, "at">, memberId: string): boolean {
  const author = sys.updatedBy ?? sys.createdBy;
  return (
    author.sys.id === memberId && sys.version === (sent.version ?? 0) + 1 && isSameFields(fields, sent.fields)
  );
}
