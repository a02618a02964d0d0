import * as z from "zod/mini";
import { sentSchema } from "./sent.ts";

/** What a draft is of: an item, or an item of a type that is not there yet, of which there can be several. */
export interface DraftTarget {
  contentTypeId: string;
  contentId?: string | undefined;
  draftId?: string | undefined;
}

/** Unsent writing, as this device keeps it. Only what differs from the item is in it. */
export const draftSchema = z.object({
  memberId: z.string(),
  contentTypeId: z.string(),
  contentId: z.optional(z.string()),
  /** Of something new. Without one it is the draft that all tabs share, where tabs cannot be told apart. */
  draftId: z.optional(z.string()),
  /** The `sys.version` that the writing began from; a new item has none. */
  version: z.optional(z.number()),
  /** What is shown of it in a list. */
  title: z.string(),
  /** By slot name: `title.en-US`. */
  texts: z.record(z.string(), z.string()),
  /** RFC 3339. */
  savedAt: z.string(),
  /** What was sent of it and whose answer never came: it is looked for before anything is sent again. */
  sent: z.optional(sentSchema),
});

export type Draft = z.infer<typeof draftSchema>;

/** Where a draft is kept: apart by member, then by item, or by type and draft for one that is not there yet. */
export function draftKey(memberId: string, { contentTypeId, contentId, draftId }: DraftTarget): string[] {
  if (contentId !== undefined) return [memberId, "item", contentId];
  return [memberId, "new", contentTypeId, ...(draftId === undefined ? [] : [draftId])];
}

/** Reads what the device gave back; something that does not fit is no draft. */
export function parseDraft(stored: unknown): Draft | undefined {
  const parsed = z.safeParse(draftSchema, stored);
  return parsed.success ? parsed.data : undefined;
}
