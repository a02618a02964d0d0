import { isSameFields } from "#lib/content/form-same.ts";
import type { Content, ContentWrite, Fields } from "#lib/space/content.ts";
import { createContent, listContents, readContent, updateContent } from "#lib/space/contents.ts";
import type { Send } from "#lib/space/send.ts";
import { type ErrorDetail, isSpaceError, type SpaceError } from "#lib/space/space-error.ts";

/** How a publish ended. Whatever else is thrown is a defect. */
export type PublishOutcome =
  | { kind: "published"; content: Content }
  | { kind: "refused"; details: readonly ErrorDetail[]; message: string }
  /** Another version is there by now. */
  | { kind: "conflict"; theirs: Content }
  | { kind: "forbidden" }
  | { kind: "gone" }
  | { kind: "sessionEnded" }
  | { kind: "tooLarge" }
  | { kind: "limited" }
  /** Nothing was published. */
  | { kind: "unreachable" }
  /** The connection broke on the way: nobody here can tell whether it was published. */
  | { kind: "unknown" }
  | { kind: "failed"; message: string; requestId: string | undefined };

/** A create that was sent before, without an answer. */
export interface SentBefore {
  /** RFC 3339, by this device's clock. */
  at: string;
  fields: Fields;
}

export interface ChangedContent {
  contentId: string;
  memberId: string;
  /** The `sys.version` that the change was made from. */
  version: number;
  write: ContentWrite;
}

export interface NewContent {
  contentTypeId: string;
  memberId: string;
  write: ContentWrite;
  sentBefore?: SentBefore | undefined;
  /** Told of a create before it is sent, and of nothing once it is known not to have happened. */
  mark: (sent: SentBefore | undefined) => Promise<void>;
}

const oneDayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Publishes new Content, once: where a create was sent before and never answered, it is looked for among the member's
 * own first, and what was written since goes to it as a change (reliability.md, "no double create").
 */
export async function publishNew(send: Send, request: NewContent): Promise<PublishOutcome> {
  const { contentTypeId, write, sentBefore } = request;
  try {
    const found = sentBefore && (await findSent(send, request, sentBefore));
    if (found !== undefined) return await publishFound(send, found, request);
  } catch (error) {
    const outcome = outcomeOf(error);
    return outcome.kind === "unreachable" ? { kind: "unknown" } : outcome;
  }
  await request.mark({ at: new Date().toISOString(), fields: write.fields });
  try {
    return { kind: "published", content: await createContent(send, contentTypeId, write) };
  } catch (error) {
    if (isInDoubt(error)) return { kind: "unknown" };
    await request.mark(undefined);
    return outcomeOf(error);
  }
}

/**
 * Publishes a change of Content. Another version there is a conflict, unless it is this very change: an earlier
 * sending of it arrived although its answer did not.
 */
export async function publishChange(send: Send, change: ChangedContent): Promise<PublishOutcome> {
  const { contentId, memberId, version, write } = change;
  try {
    return { kind: "published", content: await updateContent(send, contentId, version, write) };
  } catch (error) {
    if (!isSpaceError(error, "VersionMismatch")) return outcomeOf(error);
  }
  try {
    const theirs = await readContent(send, contentId);
    const isOurs = theirs.sys.updatedBy?.sys.id === memberId && isSameFields(theirs.fields, write.fields);
    return isOurs ? { kind: "published", content: theirs } : { kind: "conflict", theirs };
  } catch (error) {
    return outcomeOf(error);
  }
}

async function publishFound(send: Send, found: Content, { memberId, write }: NewContent) {
  const isAll = isSameFields(found.fields, write.fields);
  if (isAll) return { kind: "published", content: found } as const;
  const { id: contentId, version } = found.sys;
  return await publishChange(send, { contentId, memberId, version, write });
}

/** The member's own newest Content that holds exactly what was sent. Clocks may differ by hours. */
async function findSent(send: Send, { contentTypeId, memberId }: NewContent, { at, fields }: SentBefore) {
  const newest = await listContents(send, contentTypeId, {
    limit: 20,
    order: "-sys.createdAt",
    conditions: [["sys.createdBy.sys.id", memberId]],
  });
  const since = new Date(at).getTime() - oneDayMilliseconds;
  return newest.items.find(
    (item) => new Date(item.sys.createdAt).getTime() > since && isSameFields(item.fields, fields),
  );
}

/** Whether a create may have happened although its answer is not there or says nothing. */
function isInDoubt(error: unknown): boolean {
  if (!isSpaceError(error)) return false;
  return error.code === "UnreadableAnswer" || (error.status !== 503 && isUnanswered(error));
}

function isUnanswered({ status }: SpaceError): boolean {
  return status === 0 || (status >= 500 && status < 600);
}

function outcomeOf(error: unknown): PublishOutcome {
  if (!isSpaceError(error)) throw error;
  const { code, status, message, requestId, fieldProblems } = error;
  if (code === "SessionEnded") return { kind: "sessionEnded" };
  if (status === 0 || [502, 503, 504].includes(status)) return { kind: "unreachable" };
  if (status === 403) return { kind: "forbidden" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status === 413) return { kind: "tooLarge" };
  if (status === 429) return { kind: "limited" };
  if (status === 422 || status === 400) return { kind: "refused", details: fieldProblems, message };
  return { kind: "failed", message, requestId };
}
