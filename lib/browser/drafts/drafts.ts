import { delMany, entries, get, promisifyRequest, set, type UseStore } from "idb-keyval";
import * as z from "zod/mini";
import { type Content, contentSchema } from "#lib/space/content.ts";
import { openDeviceTable } from "../device-table.ts";
import { type Draft, type DraftTarget, draftKey, draftName } from "./draft.ts";
import { storeHasDraft, storeHasQueued } from "./draft-flags.ts";
import { sendDraftMessage } from "./draft-messages.ts";
import { readStored } from "./read-stored.ts";

let stores: { drafts: UseStore; bases: UseStore } | undefined;

/** Every function here rejects if the device refuses: full, no permission, a private window. */
function openStores(): { drafts: UseStore; bases: UseStore } {
  stores ??= {
    drafts: openDeviceTable("atrium-drafts", "drafts"),
    bases: openDeviceTable("atrium-draft-bases", "bases"),
  };
  return stores;
}

export async function readDraft(memberId: string, target: DraftTarget): Promise<Draft | undefined> {
  const key = draftKey(memberId, target);
  const draft = readStored(key, await get(key, openStores().drafts));
  return draft && { ...draft, contentTypeId: target.contentTypeId };
}

export async function writeDraft(draft: Draft): Promise<void> {
  await openStores().drafts("readwrite", (store) => put(store, draft));
  noteWritten(draft);
}

/**
 * Stores a discarded draft again, and the Content that it began from. Resolves to `false`, and writes nothing, if another
 * one is stored by now.
 */
export async function restoreDraft(draft: Draft, base: Content | undefined): Promise<boolean> {
  const key = draftKey(draft.memberId, draft);
  const isFree = await openStores().drafts("readwrite", async (store) => {
    if ((await promisifyRequest(store.getKey(key))) !== undefined) return false;
    await put(store, draft);
    return true;
  });
  if (!isFree) return false;
  noteWritten(draft);
  if (base !== undefined) await writeBase(draft.memberId, draft, base);
  return true;
}

/**
 * Changes a stored draft in one transaction, so that it can't bring back a draft that was removed meanwhile. Resolves to
 * `false`, and writes nothing, if there is none or `change` returns `undefined`.
 */
export async function changeDraft(
  memberId: string,
  target: DraftTarget,
  change: (stored: Draft) => Draft | undefined,
): Promise<boolean> {
  const key = draftKey(memberId, target);
  const changed = await openStores().drafts("readwrite", async (store) => {
    const stored = readStored(key, await promisifyRequest<unknown>(store.get(key)));
    const next = stored && change({ ...stored, contentTypeId: target.contentTypeId });
    if (next !== undefined) await put(store, next);
    return next;
  });
  if (changed !== undefined) noteWritten(changed);
  return changed !== undefined;
}

async function put(store: IDBObjectStore, draft: Draft): Promise<void> {
  store.put(draft, draftKey(draft.memberId, draft));
  await commit(store);
}

/** A page that is being unloaded does not live to end the transaction. */
async function commit({ transaction }: IDBObjectStore): Promise<void> {
  transaction.commit();
  await promisifyRequest(transaction);
}

function noteWritten(draft: Draft): void {
  storeHasDraft(draft.memberId, draft, true);
  if (draft.queued !== undefined) storeHasQueued(draft.memberId, true);
  sendDraftMessage({ kind: "changed", name: draftName(draft.memberId, draft) });
}

export async function removeDraft(memberId: string, target: DraftTarget): Promise<void> {
  const key = draftKey(memberId, target);
  // At once: a page that is being unloaded comes to nothing later.
  storeHasDraft(memberId, target, false);
  const baseRemoved = removeFrom(openStores().bases, key).catch(() => {});
  await removeFrom(openStores().drafts, key);
  noteRemoved(memberId, target);
  await baseRemoved;
}

async function removeFrom(table: UseStore, key: IDBValidKey): Promise<void> {
  await table("readwrite", async (store) => {
    store.delete(key);
    await commit(store);
  });
}

function noteRemoved(memberId: string, target: DraftTarget): void {
  storeHasDraft(memberId, target, false);
  sendDraftMessage({ kind: "changed", name: draftName(memberId, target) });
}

/** Turns the draft of a deleted item into one of a new item; returns its id. */
export async function moveToNewDraft(draft: Draft): Promise<string> {
  const { memberId, contentTypeId, contentId, title, texts, superseded } = draft;
  const [draftId, savedAt] = [crypto.randomUUID(), new Date().toISOString()];
  const moved = { memberId, contentTypeId, draftId, title, texts, savedAt };
  await writeDraft({ ...moved, ...(superseded !== undefined && { superseded }) });
  await removeDraft(memberId, { contentTypeId, contentId }).catch(() => {});
  return draftId;
}

/** All drafts of a member, the newest first. */
export async function draftsOf(memberId: string): Promise<Draft[]> {
  const stored = await entries(openStores().drafts);
  return stored
    .flatMap(([key, value]) => readStored(key, value) ?? [])
    .filter((draft) => draft.memberId === memberId)
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

/** A member's drafts of new items of a type, the newest first. */
export async function newDraftsOf(memberId: string, contentTypeId: string): Promise<Draft[]> {
  const drafts = await draftsOf(memberId);
  return drafts.filter((draft) => draft.contentId === undefined && draft.contentTypeId === contentTypeId);
}

/** Removes all drafts of a member in one transaction: none of them if `signal` is aborted before it ends. */
export async function removeDraftsOf(memberId: string, signal?: AbortSignal): Promise<void> {
  const drafts = await draftsOf(memberId);
  const keys = drafts.map((draft) => draftKey(memberId, draft));
  // First: nothing would remove them later. A draft that stays is compared without its base.
  await delMany(keys, openStores().bases).catch(() => {});
  await openStores().drafts("readwrite", async (store) => {
    signal?.throwIfAborted();
    for (const key of keys) store.delete(key);
    const abort = () => store.transaction.abort();
    signal?.addEventListener("abort", abort);
    await promisifyRequest(store.transaction).finally(() => signal?.removeEventListener("abort", abort));
  });
  for (const draft of drafts) noteRemoved(memberId, draft);
}

/** A larger base is not stored: versions are then compared without it. */
const baseCharactersMax = 1_000_000;

/** Stores the Content that a draft began from, if the device has space for it. */
export async function writeBase(memberId: string, target: DraftTarget, base: Content): Promise<void> {
  if (JSON.stringify(base).length > baseCharactersMax) return;
  await set(draftKey(memberId, target), base, openStores().bases).catch(() => {});
}

/** The Content that a draft began from, if it is stored and of that version. */
export async function readBase(
  memberId: string,
  target: DraftTarget,
  version: number,
): Promise<Content | undefined> {
  const stored = await get(draftKey(memberId, target), openStores().bases).catch(() => undefined);
  const base = z.safeParse(contentSchema, stored);
  return base.success && base.data.sys.version === version ? base.data : undefined;
}
