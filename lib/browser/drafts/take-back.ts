import { withOwnLock } from "../tab-lock.ts";
import { type DraftTarget, draftName } from "./draft.ts";
import { sendDraftMessage } from "./draft-messages.ts";
import { readDraft, writeDraft } from "./drafts.ts";

/** Does not publish a draft when there is a connection. Rejects if the device refuses to store that. */
export async function takeBack(memberId: string, target: DraftTarget): Promise<void> {
  const name = draftName(memberId, target);
  const isStored = await withOwnLock(name, async () => {
    const draft = await readDraft(memberId, target);
    if (draft?.queued !== undefined) await writeDraft({ ...draft, queued: undefined });
    return true;
  });
  // The tab that edits it stores that.
  if (!isStored) sendDraftMessage({ kind: "takeBack", name });
}
