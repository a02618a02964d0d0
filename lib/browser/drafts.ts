import { createStore, del, get, set } from "idb-keyval";
import { type Draft, type DraftTarget, draftKey, parseDraft } from "./draft.ts";

let store: ReturnType<typeof createStore> | undefined;

/** Every function here rejects when the device refuses: no room, no permission, a private window. */
function draftStore(): ReturnType<typeof createStore> {
  store ??= createStore("atrium-drafts", "drafts");
  return store;
}

export async function readDraft(memberId: string, target: DraftTarget): Promise<Draft | undefined> {
  return parseDraft(await get(draftKey(memberId, target), draftStore()));
}

export async function writeDraft(draft: Draft): Promise<void> {
  const { contentTypeId, contentId } = draft;
  const target = { contentTypeId, ...(contentId !== undefined && { contentId }) };
  await set(draftKey(draft.memberId, target), draft, draftStore());
}

export async function removeDraft(memberId: string, target: DraftTarget): Promise<void> {
  await del(draftKey(memberId, target), draftStore());
}
