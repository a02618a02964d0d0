import { isSameFields } from "#lib/fields/form/form-same.ts";
import type { ContentWrite } from "#lib/space/content.ts";
import { createContent, listContents } from "#lib/space/contents.ts";
import type { Send } from "#lib/space/send.ts";
import { isInDoubt } from "#lib/space/space-error.ts";
import type { Sent } from "../send/sent.ts";
import { type ChangedContent, outcomeOf, type PublishOutcome, publishChange } from "./publish-change.ts";

export interface NewContent extends Pick<ChangedContent, "memberId" | "sentBefore" | "mark"> {
  contentTypeId: string;
  write: ContentWrite;
}

const oneDayMilliseconds = 24 * 60 * 60 * 1000;
/** How far `Date`, of the portal or a proxy, and `sys.createdAt` may differ. */
const leewayMilliseconds = 15 * 60 * 1000;
/** Created and answered on this page, so not what was lost. */
const answered = new Set<string>();

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
      return await publishChange(send, { contentId, memberId, version, write, sentBefore: found, mark });
    }
  } catch (error) {
    const outcome = outcomeOf(error);
    return outcome.kind === "unreachable" ? { kind: "unknown" } : outcome;
  }
  await mark({ at: new Date().toISOString(), fields: write.fields });
  try {
    const content = await createContent(send, contentTypeId, write);
    answered.add(content.sys.id);
    return { kind: "published", content };
  } catch (error) {
    if (isInDoubt(error)) return { kind: "unknown" };
    await mark(undefined);
    return outcomeOf(error);
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
function sentSince({ headers }: Response, sent: Sent): number {
  const [at, now] = [new Date(sent.at).getTime(), new Date(headers.get("date") ?? "").getTime()];
  if (Number.isNaN(now)) return at - oneDayMilliseconds;
  return now - Math.max(Date.now() - at, 0) - leewayMilliseconds;
}
