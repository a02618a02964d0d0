import { isSameFields } from "#lib/content/form-same.ts";
import type { ContentWrite } from "#lib/space/content.ts";
import { createContent, listContents } from "#lib/space/contents.ts";
import type { Send } from "#lib/space/send.ts";
import { isInDoubt } from "./in-doubt.ts";
import { type ChangedContent, publishChange } from "./publish-change.ts";
import { outcomeOf, type PublishOutcome } from "./publish-outcome.ts";
import type { Sent } from "./sent.ts";

export interface NewContent extends Pick<ChangedContent, "memberId" | "sentBefore" | "mark"> {
  contentTypeId: string;
  write: ContentWrite;
}

const oneDayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Publishes new Content, once: where this writing was sent before and never answered, it is looked for among the
 * member's own first, and what was written since goes to it as a change (reliability.md, "no double create").
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
    return { kind: "published", content: await createContent(send, contentTypeId, write) };
  } catch (error) {
    if (isInDoubt(error)) return { kind: "unknown" };
    await mark(undefined);
    return outcomeOf(error);
  }
}

/** The member's own newest Content that holds exactly what was sent. Clocks may differ by hours. */
async function findSent(send: Send, { contentTypeId, memberId }: NewContent, sent: Sent) {
  const { at, fields, contentId, version } = sent;
  if (contentId !== undefined && version !== undefined) return { at, fields, contentId, version };
  const newest = await listContents(send, contentTypeId, {
    limit: 20,
    order: "-sys.createdAt",
    conditions: [["sys.createdBy.sys.id", memberId]],
  });
  const since = new Date(at).getTime() - oneDayMilliseconds;
  const found = newest.items.find(
    (item) => new Date(item.sys.createdAt).getTime() > since && isSameFields(item.fields, fields),
  );
  return found && { at, fields, contentId: found.sys.id, version: found.sys.version - 1 };
}
