import { type DraftTarget, draftName } from "./draft.ts";
import { sendDraftMessage } from "./draft-messages.ts";
import { changeDraft } from "./drafts.ts";

/**
 * Cancels the publish of a queued draft. A running attempt sends nothing after this, but what it has already sent can
 * still be published. Rejects if the device refuses to store that.
 */
export async function takeBack(memberId: string, target: DraftTarget): Promise<void> {
  await changeDraft(memberId, target, (draft) =>
    draft.queued === undefined ? undefined : { ...draft, queued: undefined },
  );
  // A form that edits it would store its own state later.
  sendDraftMessage({ kind: "takeBack", name: draftName(memberId, target) });
}
