import { contentsListId } from "#lib/collection/list-ids.ts";
import { isSameFields } from "#lib/fields/form/form-same.ts";
import type { Content, ContentWrite } from "#lib/space/content.ts";
import {
  type ContentIds,
  createContent,
  listContents,
  readContent,
  updateContent,
} from "#lib/space/contents.ts";
import type { Send, SpaceAnswer } from "#lib/space/send.ts";
import { isInDoubt, isSpaceError } from "#lib/space/space-error.ts";
import { reloadLists } from "../list/list-pages.ts";
import { isArrived, type Sent } from "../send/sent.ts";
import { type PublishOutcome, publishOutcomeOf } from "./publish-outcome.ts";

export interface ChangedContent extends ContentIds {
  memberId: string;
  /** The `sys.version` of which the change was made. */
  version: number;
  write: ContentWrite;
  /** An earlier write of this draft without a known outcome. */
  sentBefore?: Sent | undefined;
  /** The caller reloads the lists, once for many changes. */
  isOneOfMany?: boolean;
  /** Called before a write is sent, and with what remains unknown after its outcome. */
  mark: (sent: Sent | undefined) => Promise<void>;
}

/** An outcome, or the version to change. */
type Found = PublishOutcome | { kind: "ready"; version: number };

/**
 * Publishes a change of Content. A write that may have arrived is looked for before anything else is sent or
 * said (reliability.md, "connection lost in the middle of a write"). Another version is a conflict, unless
 * this draft made it.
 */
export async function publishChange(send: Send, change: ChangedContent): Promise<PublishOutcome> {
  if (change.sentBefore === undefined) return await sendChange(send, change);
  const found = await look(send, change);
  if (found.kind === "ready") return await sendChange(send, { ...change, version: found.version });
  if (found.kind === "gone") await change.mark(undefined);
  return found;
}

async function sendChange(send: Send, change: ChangedContent): Promise<PublishOutcome> {
  const { contentTypeId, contentId, version, write, sentBefore, mark } = change;
  await mark({ at: new Date().toISOString(), contentId, version, fields: write.fields });
  try {
    return published(
      await updateContent(send, { contentTypeId, contentId }, version, write),
      change.isOneOfMany,
    );
  } catch (error) {
    const isOutrun = isSpaceError(error, "VersionMismatch");
    const found = isOutrun || isInDoubt(error) ? await look(send, change) : publishOutcomeOf(error);
    if (found.kind === "ready" && isOutrun && found.version !== version) {
      // The earlier write has arrived meanwhile.
      return await sendChange(send, { ...change, version: found.version });
    }
    if (found.kind === "ready") return isOutrun ? publishOutcomeOf(error) : { kind: "unreachable" };
    if (found.kind !== "published" && found.kind !== "unknown") {
      await mark(found.kind === "gone" ? undefined : sentBefore);
    }
    return found;
  }
}

async function look(send: Send, change: ChangedContent) {
  const { contentTypeId, contentId, memberId, version, write, sentBefore } = change;
  try {
    const theirs = await readContent(send, { contentTypeId, contentId });
    const { fields } = write;
    const isOurs =
      isArrived(theirs, { version, fields }, memberId) ||
      (sentBefore !== undefined && isArrived(theirs, sentBefore, memberId));
    if (isOurs && isSameFields(theirs.fields, fields)) return published(theirs, change.isOneOfMany);
    const isReady = isOurs || theirs.sys.version === version;
    return isReady
      ? ({ kind: "ready", version: theirs.sys.version } as const)
      : ({ kind: "conflict", theirs } as const);
  } catch (error) {
    const outcome = publishOutcomeOf(error);
    return tellingOfAll.has(outcome.kind) ? outcome : ({ kind: "unknown" } as const);
  }
}

/** Outcomes that a failed look still tells. */
const tellingOfAll = new Set<Found["kind"]>(["gone", "sessionEnded", "otherMember"]);

function published(content: Content, isOneOfMany = false) {
  if (!isOneOfMany) reloadContentLists(content.sys.contentType.sys.id);
  return { kind: "published", content } as const;
}

/** Reloads the lists that show items of a type. */
export function reloadContentLists(contentTypeId: string): void {
  reloadLists(contentsListId("contents", contentTypeId), contentsListId("readings", contentTypeId));
}

interface NewContent extends Pick<ChangedContent, "memberId" | "sentBefore" | "mark"> {
  contentTypeId: string;
  write: ContentWrite;
}

const oneDayMilliseconds = 24 * 60 * 60 * 1000;
/** How far `Date`, of the portal or a proxy, and `sys.createdAt` may differ. */
const leewayMilliseconds = 15 * 60 * 1000;
/** Created and answered on this page, so not what was lost. */
const answered = new Set<string>();

/** Its draft is still stored, so the next publish of that has to find it. */
export function forgetAnswer({ sys }: Content): void {
  answered.delete(sys.id);
}

/**
 * Publishes new Content once: an earlier write without an answer is looked for among the member's newest, and
 * then changed (reliability.md, "no double create").
 */
export async function publishNew(send: Send, request: NewContent): Promise<PublishOutcome> {
  const { contentTypeId, memberId, write, sentBefore, mark } = request;
  try {
    const found = sentBefore && (await findSent(send, request, sentBefore));
    if (found !== undefined) {
      const [{ contentId }, version] = [found, found.version + 1];
      const ids = { contentTypeId, contentId };
      return await publishChange(send, { ...ids, memberId, version, write, sentBefore: found, mark });
    }
  } catch (error) {
    const outcome = publishOutcomeOf(error);
    return outcome.kind === "unreachable" ? { kind: "unknown" } : outcome;
  }
  await mark({ at: new Date().toISOString(), fields: write.fields });
  try {
    const content = await createContent(send, contentTypeId, write);
    answered.add(content.sys.id);
    return published(content);
  } catch (error) {
    if (isInDoubt(error)) return { kind: "unknown" };
    await mark(undefined);
    return publishOutcomeOf(error);
  }
}

/** The member's own new Content that holds exactly what was sent. */
async function findSent(send: Send, { contentTypeId, memberId }: NewContent, sent: Sent) {
  const { at, fields, contentId, version } = sent;
  if (contentId !== undefined && version !== undefined) return { at, fields, contentId, version };
  let since = Number.NaN;
  const noting: Send = async (call) => {
    const response = await send(call);
    since = sentSince(response, sent);
    return response;
  };
  const newest = await listContents(noting, contentTypeId, {
    limit: 20,
    order: "-sys.createdAt",
    conditions: [["sys.createdBy.sys.id", memberId]],
  });
  const found = newest.items.find(
    (item) =>
      new Date(item.sys.createdAt).getTime() > since &&
      !answered.has(item.sys.id) &&
      isSameFields(item.fields, fields),
  );
  return found && { at, fields, contentId: found.sys.id, version: found.sys.version - 1 };
}

/**
 * The earliest time of the write by the answering server's clock: this device's clock may be hours off, but
 * not the time that has passed (decision 3).
 */
function sentSince({ headers }: SpaceAnswer, sent: Sent): number {
  const [at, now] = [new Date(sent.at).getTime(), new Date(headers.get("date") ?? "").getTime()];
  if (Number.isNaN(now)) return at - oneDayMilliseconds;
  return now - Math.max(Date.now() - at, 0) - leewayMilliseconds;
}
