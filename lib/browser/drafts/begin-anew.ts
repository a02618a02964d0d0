import { type Draft, newDraftId } from "./draft.ts";
import { removeDraft, writeDraft } from "./drafts.ts";

/**
 * What was written of an item that is gone is a draft of something new from now on; answers its id. Rejects when the
 * device refuses, and all is where it was.
 */
export async function beginAnew({ memberId, contentTypeId, contentId, ...rest }: Draft): Promise<string> {
  const { title, texts, aside } = rest;
  const [draftId, savedAt] = [newDraftId(), new Date().toISOString()];
  await writeDraft({
    ...{ memberId, contentTypeId, draftId, title, texts, savedAt },
    ...(aside !== undefined && { aside }),
  });
  await removeDraft(memberId, { contentTypeId, contentId }).catch(() => {});
  return draftId;
}
