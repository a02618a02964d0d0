import type { Content } from "#lib/space/content.ts";
import { takeForTab } from "../tab-lock.ts";
import { tabStorage } from "../text-storage.ts";
import { type Draft, type DraftTarget, draftName, isWaiting } from "./draft.ts";
import type { DraftContents } from "./draft-meta.ts";
import {
  newDraftsOf,
  readBase,
  readDraft,
  removeDraft,
  restoreDraft,
  writeBase,
  writeDraft,
} from "./drafts.ts";

type DatedContents = DraftContents & Pick<Draft, "savedAt">;

/** One draft on the device. Reading, writing and removing reject if the device refuses. */
export interface DraftStorage {
  /** As `draftName` makes it; the tab with the lock of that name writes here. */
  name: string;
  read(): Promise<Draft | undefined>;
  write(draft: DatedContents): Promise<void>;
  /** Stores a discarded draft again, unless another one is stored by now. */
  restore(draft: DatedContents, base: Content | undefined): Promise<unknown>;
  /** Stores the draft of the item that this one was published as. */
  writeOf(contentId: string, draft: DatedContents): Promise<void>;
  remove(): Promise<void>;
  /** The Content that the draft began from, if it is stored and of that version. */
  readBase(version: number): Promise<Content | undefined>;
  writeBase(base: Content): Promise<void>;
  /** Other tabs can have it from now on. */
  release(): void;
  /** The next new item of this tab is another one. */
  forget(): void;
}

/** The storage of a draft; of a new item without a draft id, one that no other tab has. Never rejects. */
export async function openDraftStorage(memberId: string, target: DraftTarget): Promise<DraftStorage> {
  const { contentTypeId, contentId, draftId } = target;
  const isKnown = contentId !== undefined || draftId !== undefined;
  const { release, ...own } = isKnown
    ? { release: () => {} }
    : await takeStoredDraft(memberId, contentTypeId);
  const key = { ...target, ...own };
  return {
    name: draftName(memberId, key),
    read: () => readDraft(memberId, key),
    write: (draft) => writeDraft({ ...draft, ...key, memberId }),
    restore: (draft, base) => restoreDraft({ ...draft, ...key, memberId }, base),
    writeOf: (publishedId, draft) =>
      writeDraft({ ...draft, contentTypeId, contentId: publishedId, memberId }),
    remove: () => removeDraft(memberId, key),
    readBase: (version) => readBase(memberId, key, version),
    writeBase: (base) => writeBase(memberId, key, base),
    release,
    forget: () => tabStorage.write(ownName(memberId, contentTypeId), undefined),
  };
}

/** Of what tab storage says which draft of a new item this tab edits. */
const ownName = (memberId: string, contentTypeId: string) => `atrium:draft:${memberId}:${contentTypeId}`;

async function takeStoredDraft(memberId: string, contentTypeId: string): Promise<NewDraft> {
  const drafts = await newDraftsOf(memberId, contentTypeId).catch(() => []);
  return await takeNewDraft({ memberId, contentTypeId, drafts });
}

interface NewDraft {
  draftId?: string;
  release: () => void;
}

interface NewDraftOptions {
  memberId: string;
  contentTypeId: string;
  /** The drafts of that type on this device, the newest first. */
  drafts: readonly Draft[];
}

/**
 * The draft of a new item that this tab edits: its own of before, else one that no tab has and that doesn't wait to be
 * published, else a new one.
 */
export async function takeNewDraft({ memberId, contentTypeId, drafts }: NewDraftOptions): Promise<NewDraft> {
  const name = ownName(memberId, contentTypeId);
  for (const draftId of candidates(tabStorage.read(name), drafts)) {
    const release = await takeForTab(draftName(memberId, { contentTypeId, draftId }));
    if (release === undefined) continue;
    // Without tab storage, the next visit takes the newest draft that no tab has.
    tabStorage.write(name, draftId);
    return { release, ...(draftId !== undefined && { draftId }) };
  }
  return { release: () => {} };
}

/** Draft ids in the order in which to try them, a new one at the end. */
function candidates(own: string | undefined, drafts: readonly Draft[]): (string | undefined)[] {
  const hasOwn = own !== undefined && drafts.some(({ draftId }) => draftId === own);
  const others = drafts.filter((draft) => !isWaiting(draft)).map(({ draftId }) => draftId);
  return [...new Set([...(hasOwn ? [own] : []), ...others]), crypto.randomUUID()];
}
