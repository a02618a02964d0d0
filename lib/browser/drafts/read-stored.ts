import * as z from "zod/mini";
import { type Draft, type DraftTarget, draftSchema } from "./draft.ts";

const keySchema = z.array(z.string()).check(z.minLength(3));

/** A draft that another build stored in another shape: every member that can be read. */
const looseSchema = z.looseObject({
  contentTypeId: z.catch(z.string(), ""),
  version: z.catch(z.optional(z.number()), undefined),
  title: z.catch(z.string(), ""),
  savedAt: z.catch(z.string(), ""),
  texts: z.optional(z.unknown()),
  sent: z.catch(draftSchema.shape.sent, undefined),
  queued: z.catch(draftSchema.shape.queued, undefined),
  superseded: z.catch(draftSchema.shape.superseded, undefined),
  choices: z.catch(draftSchema.shape.choices, undefined),
});

const textsSchema = z.record(z.string(), z.unknown());
const longAgo = new Date(0).toISOString();

/**
 * A stored draft; `undefined` if there is none. A draft of an older or newer build is read as far as possible, and the
 * rest of it becomes text to copy: nothing typed is thrown away.
 */
export function readStored(key: unknown, stored: unknown): Draft | undefined {
  const parts = z.safeParse(keySchema, key);
  if (stored === undefined || stored === null || !parts.success) return undefined;
  const [memberId = "", kind, id = "", draftId] = parts.data;
  if (kind !== "item" && kind !== "new") return undefined;
  const current = z.safeParse(draftSchema, stored);
  if (current.success) return current.data;
  const loose = z.safeParse(looseSchema, stored);
  const target: DraftTarget =
    kind === "new" ? { contentTypeId: id, draftId } : { contentTypeId: "", contentId: id };
  if (!loose.success) {
    return {
      memberId,
      ...target,
      title: "",
      texts: {},
      savedAt: longAgo,
      superseded: textsToCopy({ "": stored }),
    };
  }
  const { contentTypeId, title, version, texts, sent, queued, superseded, choices, savedAt, ...rest } =
    loose.data;
  const readable = z.safeParse(textsSchema, texts);
  const others = readable.success ? [] : textsToCopy({ ...rest, texts });
  return {
    ...{
      memberId,
      ...target,
      contentTypeId: target.contentTypeId || contentTypeId,
      version,
      title,
      sent,
      queued,
      choices,
    },
    texts: Object.fromEntries(
      Object.entries(readable.data ?? {}).map(([name, text]) => [name, textOf(text)]),
    ),
    savedAt: Number.isNaN(Date.parse(savedAt)) ? longAgo : savedAt,
    ...((superseded !== undefined || others.length > 0) && {
      superseded: [...(superseded ?? []), ...others],
    }),
  };
}

const known = new Set(["memberId", "contentTypeId", "contentId", "draftId"]);

function textsToCopy(members: Record<string, unknown>) {
  return Object.entries(members)
    .filter(([name]) => !known.has(name))
    .map(([name, value]) => ({ name, text: textOf(value) }))
    .filter(({ text }) => text !== "");
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
