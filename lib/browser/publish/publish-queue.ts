import type { Content } from "#lib/space/content.ts";
import type { Send } from "#lib/space/send.ts";
import { type Draft, draftName, isWaiting, type Queued } from "../drafts/draft.ts";
import { changeDraft, draftsOf, readDraft, removeDraft } from "../drafts/drafts.ts";
import { isOffline } from "../is-offline.ts";
import type { Sent } from "../send/sent.ts";
import { withOwnLock } from "../tab-lock.ts";
import { forgetAnswer } from "./publish.ts";
import type { PublishOutcome } from "./publish-outcome.ts";
import { publishWrite } from "./publish-write.ts";
import { publishingDraft } from "./publishing-draft.ts";
import { waitingOf } from "./waiting-of.ts";

type QueuedDraft = Draft & { queued: Queued };

interface PublishQueue {
  memberId: string;
  send: Send;
  onPublished: (draft: Draft, content: Content) => void;
}

/**
 * Publishes the member's drafts that wait for a connection, the oldest first, except those that a tab edits: that one
 * publishes them. Each has its lock meanwhile, so that one tab sends it. A draft that meets a conflict or a refusal
 * stays, marked as failed.
 * @returns false if only a sign-in helps
 */
export async function publishQueued(queue: PublishQueue): Promise<boolean> {
  const waiting = (await draftsOf(queue.memberId)).filter(isWaiting);
  for (const target of waiting.reverse()) {
    const outcome = await publishLocked(queue, target);
    if (outcome !== undefined && waitingOf(outcome) === "signedOut") return false;
    if (outcome?.kind === "limited" || isOffline()) return true;
  }
  return true;
}

/** `undefined` if a tab edits it, or it has been published or taken back meanwhile. */
async function publishLocked(queue: PublishQueue, target: Draft): Promise<PublishOutcome | undefined> {
  const name = draftName(queue.memberId, target);
  return await withOwnLock(name, async (lost) => {
    const draft = await readDraft(queue.memberId, target);
    if (draft?.queued === undefined || draft.queued.hasFailed) return undefined;
    publishingDraft.set(name);
    return await publishDraft(queue, { ...draft, queued: draft.queued }, lost).finally(() =>
      publishingDraft.set(undefined),
    );
  });
}

async function publishDraft(
  queue: PublishQueue,
  draft: QueuedDraft,
  lost: AbortSignal,
): Promise<PublishOutcome> {
  const { memberId, send, onPublished } = queue;
  const { contentTypeId, contentId, version, queued, sent: sentBefore } = draft;
  const mark = async (sent: Sent | undefined) => {
    lost.throwIfAborted();
    const isNoted = await changeDraft(memberId, draft, (now) =>
      sent === undefined || isWaiting(now) ? { ...now, sent } : undefined,
    );
    if (!isNoted) throw new DOMException("The draft no longer waits.", "AbortError");
  };
  const target = { memberId, contentTypeId, contentId, version };
  const outcome = await publishWrite(send, { ...target, write: queued.write, sentBefore, mark });
  if (outcome.kind === "published") {
    // Where another tab has taken the draft over, that one looks for what was sent.
    const isRemoved = !lost.aborted && (await removeDraft(memberId, draft).then(() => true, reported));
    if (isRemoved) onPublished(draft, outcome.content);
    else forgetAnswer(outcome.content);
  } else if (!lost.aborted && waitingOf(outcome) === "ends") {
    await changeDraft(memberId, draft, (now) =>
      isWaiting(now) ? { ...now, queued: { ...queued, hasFailed: true } } : undefined,
    );
  }
  return outcome;
}

function reported(error: unknown): false {
  console.error(error);
  return false;
}
