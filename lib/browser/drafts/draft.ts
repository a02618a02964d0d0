import * as z from "zod/mini";
import { choicesSchema } from "#lib/fields/compare/compare-choices.ts";
import { sentSchema } from "../send/sent.ts";

/** What a draft is of: an item, or an item of a type that is not there yet, of which there can be several. */
export interface DraftTarget {
  contentTypeId: string;
  contentId?: string | undefined;
  draftId?: string | undefined;
}

/** A text that lost its place to another one, typed elsewhere; kept to be copied. */
const asideSchema = z.object({ name: z.string(), text: z.string() });

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
  /** By slot name: `title.en-US`. One that the type has no slot for any more stays all the same. */
  texts: z.record(z.string(), z.string()),
  /** RFC 3339. */
  savedAt: z.string(),
  /** What was sent of it and whose answer never came: it is looked for before anything is sent again. */
  sent: z.optional(sentSchema),
  aside: z.optional(z.array(asideSchema)),
  /** What was chosen where somebody else changed the same, by slot name. */
  choices: z.optional(choicesSchema),
});

export type Draft = z.infer<typeof draftSchema>;
export type Aside = z.infer<typeof asideSchema>;

/** Where a draft is kept: apart by member, then by item, or by type and draft for one that is not there yet. */
export function draftKey(memberId: string, { contentTypeId, contentId, draftId }: DraftTarget): string[] {
  if (contentId !== undefined) return [memberId, "item", contentId];
  return [memberId, "new", contentTypeId, ...(draftId === undefined ? [] : [draftId])];
}

/** Of something new that no tab has yet; `crypto.randomUUID` is not there on a page without TLS. */
export function newDraftId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join("-");
}

/** A draft's key as one text: for locks, and for what tabs tell each other. */
export function draftName(memberId: string, target: DraftTarget): string {
  return JSON.stringify(draftKey(memberId, target));
}
