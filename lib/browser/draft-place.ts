import type { Draft, DraftTarget } from "./draft.ts";
import { newDraftsOf, readDraft, removeDraft, writeDraft } from "./drafts.ts";
import { takeNewDraft } from "./new-draft.ts";

type Writing = Omit<Draft, keyof DraftTarget | "memberId">;

/** Where one draft is kept. Reading, writing and removing reject when the device refuses. */
export interface DraftPlace {
  read(): Promise<Draft | undefined>;
  write(draft: Writing): Promise<void>;
  /** Keeps what is the draft of an item that came of this one. */
  writeOf(contentId: string, draft: Writing): Promise<void>;
  remove(): Promise<void>;
  /** From now on another tab may have it. */
  leave(): void;
}

/** Finds the place of a draft; of something new, one that is this tab's alone. Never rejects. */
export async function openDraftPlace(memberId: string, target: DraftTarget): Promise<DraftPlace> {
  const { letGo, ...own } = await takeOwn(memberId, target);
  const place = { ...target, ...own };
  return {
    read: () => readDraft(memberId, place),
    write: (draft) => writeDraft({ ...draft, ...place, memberId }),
    writeOf: (contentId, draft) =>
      writeDraft({ ...draft, contentTypeId: target.contentTypeId, contentId, memberId }),
    remove: () => removeDraft(memberId, place),
    leave: letGo,
  };
}

async function takeOwn(memberId: string, { contentTypeId, contentId }: DraftTarget) {
  if (contentId !== undefined) return { letGo: () => {} };
  const drafts = await newDraftsOf(memberId, contentTypeId).catch(() => []);
  return await takeNewDraft({ memberId, contentTypeId, drafts });
}
