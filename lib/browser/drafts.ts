import { createStore, del, get, set, values } from "idb-keyval";
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
  await set(draftKey(draft.memberId, draft), draft, draftStore());
}

export async function removeDraft(memberId: string, target: DraftTarget): Promise<void> {
  await del(draftKey(memberId, target), draftStore());
}

/** A member's drafts of something new of a type, the newest first. */
export async function newDraftsOf(memberId: string, contentTypeId: string): Promise<Draft[]> {
  const drafts = (await values(draftStore())).flatMap((stored) => parseDraft(stored) ?? []);
  return drafts
    .filter((draft) => draft.memberId === memberId && draft.contentTypeId === contentTypeId)
    .filter((draft) => draft.contentId === undefined)
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}
