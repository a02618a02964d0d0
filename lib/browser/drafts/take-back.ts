import { type DraftTarget, draftName } from "./draft.ts";
import { sendDraftMessage } from "./draft-messages.ts";
import { changeDraft } from "./drafts.ts";

/**
 * Does not publish a draft when there is a connection. An attempt that is under way sends nothing after this; what it
 * has already sent can still be published. Rejects if the device refuses to store that.
 */
export async function takeBack(memberId: string, target: DraftTarget): Promise<void> {
  await changeDraft(memberId, target, (draft) =>
    draft.queued === undefined ? undefined : { ...draft, queued: undefined },
  );
  // A form that edits it would store its own state later.
  sendDraftMessage({ kind: "takeBack", name: draftName(memberId, target) });
}
