import * as z from "zod/mini";
import { fieldsSchema } from "#lib/space/content.ts";

/** What a draft is of: an item, or the item of a type that is not there yet. */
export type DraftTarget = { contentTypeId: string; contentId?: string };

/** Unsent writing, as this device keeps it. Only what differs from the item is in it. */
export const draftSchema = z.object({
  memberId: z.string(),
  contentTypeId: z.string(),
  contentId: z.optional(z.string()),
  /** The `sys.version` that the writing began from; a new item has none. */
  version: z.optional(z.number()),
  /** What is shown of it in a list. */
  title: z.string(),
  /** By slot name: `title.en-US`. */
  texts: z.record(z.string(), z.string()),
  /** RFC 3339. */
  savedAt: z.string(),
  /** A create that was sent and whose answer never came: it is looked for before anything is sent again. */
  sent: z.optional(z.object({ at: z.string(), fields: fieldsSchema })),
});

export type Draft = z.infer<typeof draftSchema>;

/** Where a draft is kept: apart by member, then by item, or by type for one that is not there yet. */
export function draftKey(memberId: string, { contentTypeId, contentId }: DraftTarget): string[] {
  return contentId === undefined ? [memberId, "new", contentTypeId] : [memberId, "item", contentId];
}

/** Reads what the device gave back; something that does not fit is no draft. */
export function parseDraft(stored: unknown): Draft | undefined {
  const parsed = z.safeParse(draftSchema, stored);
  return parsed.success ? parsed.data : undefined;
}
