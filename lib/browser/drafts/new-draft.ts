import { takeForTab } from "../tab-lock.ts";
import { tabStorage } from "../text-storage.ts";
import { type Draft, draftName } from "./draft.ts";

interface NewDraft {
  /** Absent where tabs cannot be told apart: then all of them share one draft. */
  draftId?: string;
  letGo: () => void;
}

interface Known {
  memberId: string;
  contentTypeId: string;
  /** The drafts of that type that are on this device, the newest first. */
  drafts: readonly Draft[];
}

/**
 * Which draft of something new this tab writes: the one that it had; else one that no tab has any more; else another
 * one. No two tabs have the same.
 */
export async function takeNewDraft({ memberId, contentTypeId, drafts }: Known): Promise<NewDraft> {
  if (!canTellTabsApart()) return { letGo: () => {} };
  const name = `atrium:draft:${memberId}:${contentTypeId}`;
  for (const draftId of inOrder(tabStorage.read(name), drafts)) {
    const letGo = await takeForTab(draftName(memberId, { contentTypeId, draftId }));
    if (letGo === undefined) continue;
    // A browser that keeps nothing: the next visit takes the newest draft that no tab has.
    tabStorage.write(name, draftId);
    return { letGo, ...(draftId !== undefined && { draftId }) };
  }
  return { letGo: () => {} };
}

/** What to try, one after the other; `undefined` is the draft that all tabs share. The last one is nobody's yet. */
function inOrder(own: string | undefined, drafts: readonly Draft[]): (string | undefined)[] {
  const ids = drafts.map(({ draftId }) => draftId);
  const hasOwn = own !== undefined && ids.includes(own);
  return [...new Set([...(hasOwn ? [own] : []), ...ids]), crypto.randomUUID()];
}

function canTellTabsApart(): boolean {
  return "locks" in navigator && "randomUUID" in crypto;
}
