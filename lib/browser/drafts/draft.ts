import * as z from "zod/mini";
import { choicesSchema } from "#lib/fields/compare/compare-choices.ts";
import { paths } from "#lib/paths.ts";
import { contentWriteSchema } from "#lib/space/content.ts";
import { sentSchema } from "../send/sent.ts";

/** What a draft is of: an item, or a new item, of which there can be several drafts. */
export interface DraftTarget {
  contentTypeId: string;
  contentId?: string | undefined;
  draftId?: string | undefined;
}

/** A text whose slot holds a text typed elsewhere; stored to be copied. */
const supersededSchema = z.object({ name: z.string(), text: z.string() });

/** A publish that waits for a connection. */
const queuedSchema = z.object({
  write: contentWriteSchema,
  /** It met a conflict or a refusal: only the member can publish it. */
  hasFailed: z.optional(z.boolean()),
});

/** A draft as this device stores it. It has only the texts that differ from the item. */
export const draftSchema = z.object({
  memberId: z.string(),
  contentTypeId: z.string(),
  contentId: z.optional(z.string()),
  /** Of a new item. Absent in a draft that an older build stored for all tabs. */
  draftId: z.optional(z.string()),
  /** The `sys.version` that the changes are made from; a new item has none. */
  version: z.optional(z.number()),
  /** Its title in lists. */
  title: z.string(),
  /** By slot name: `title.en-US`, including slots that the type no longer has. */
  texts: z.record(z.string(), z.string()),
  /** RFC 3339. */
  savedAt: z.string(),
  /** A write without an answer: it is looked for before anything is sent again. */
  sent: z.optional(sentSchema),
  /** Exactly what is typed: another change takes it back. */
  queued: z.optional(queuedSchema),
  superseded: z.optional(z.array(supersededSchema)),
  /** Choices between this and a newer version, by slot name. */
  choices: z.optional(choicesSchema),
});

export type Draft = z.infer<typeof draftSchema>;
export type Queued = z.infer<typeof queuedSchema>;
export type SupersededText = z.infer<typeof supersededSchema>;

/** The key of a draft: by member, then by item, or by type and draft id for a new item. */
export function draftKey(memberId: string, { contentTypeId, contentId, draftId }: DraftTarget): string[] {
  if (contentId !== undefined) return [memberId, "item", contentId];
  return [memberId, "new", contentTypeId, ...(draftId === undefined ? [] : [draftId])];
}

/** A draft's key as one text, for locks and messages between tabs. */
export function draftName(memberId: string, target: DraftTarget): string {
  return JSON.stringify(draftKey(memberId, target));
}

/** Whether it is published as soon as there is a connection. */
export const isWaiting = ({ queued }: Pick<Draft, "queued">) =>
  queued !== undefined && queued.hasFailed !== true;

/** The address of its editor. */
export function editorOf({ contentTypeId, contentId, draftId }: DraftTarget): string {
  if (contentId !== undefined) return paths.editContent(contentTypeId, contentId);
  return paths.newContent(contentTypeId, { draft: draftId });
}
