import type { Content } from "#lib/space/content.ts";
import { type Draft, type DraftTarget, draftName } from "./draft.ts";
import { newDraftsOf, readBase, readDraft, removeDraft, writeBase, writeDraft } from "./drafts.ts";
import { takeNewDraft } from "./new-draft.ts";

export type Writing = Omit<Draft, keyof DraftTarget | "memberId">;

/** Where one draft is kept. Reading, writing and removing reject when the device refuses. */
export interface DraftPlace {
  /** As `draftName` makes it; whoever has the lock of that name writes here. */
  name: string;
  read(): Promise<Draft | undefined>;
  write(draft: Writing): Promise<void>;
  /** Keeps what is the draft of an item that came of this one. */
  writeOf(contentId: string, draft: Writing): Promise<void>;
  remove(): Promise<void>;
  /** The Content that the draft began from, when it is here and of that version. */
  readBase(version: number): Promise<Content | undefined>;
  writeBase(base: Content): Promise<void>;
  /** From now on another tab may have it. */
  leave(): void;
}

/** Finds the place of a draft; of something new that nobody named, one that is this tab's alone. Never rejects. */
export async function openDraftPlace(memberId: string, target: DraftTarget): Promise<DraftPlace> {
  const { letGo, ...own } = await takeOwn(memberId, target);
  const place = { ...target, ...own };
  return {
    name: draftName(memberId, place),
    read: () => readDraft(memberId, place),
    write: (draft) => writeDraft({ ...draft, ...place, memberId }),
    writeOf: (contentId, draft) =>
      writeDraft({ ...draft, contentTypeId: target.contentTypeId, contentId, memberId }),
    remove: () => removeDraft(memberId, place),
    readBase: (version) => readBase(memberId, place, version),
    writeBase: (base) => writeBase(memberId, place, base),
    leave: letGo,
  };
}

async function takeOwn(memberId: string, { contentTypeId, contentId, draftId }: DraftTarget) {
  if (contentId !== undefined || draftId !== undefined) return { letGo: () => {} };
  const drafts = await newDraftsOf(memberId, contentTypeId).catch(() => []);
  return await takeNewDraft({ memberId, contentTypeId, drafts });
}

export interface Kept {
  draft?: Draft;
  base?: Content;
}

/** What is kept, with the Content that it began from when that is another one than `content`. */
export async function readKept(place: Promise<DraftPlace>, content: Content | undefined): Promise<Kept> {
  const here = await place;
  const draft = await here.read();
  if (draft === undefined) return {};
  const { version } = draft;
  const isOther = version !== undefined && version !== content?.sys.version;
  const base = isOther ? await here.readBase(version) : undefined;
  return { draft, ...(base !== undefined && { base }) };
}

/** A draft that was discarded is there again, unless another one has taken its place; a device that refuses has none. */
export async function putBack(
  place: Promise<DraftPlace>,
  writing: Writing,
  base: Content | undefined,
): Promise<void> {
  try {
    const here = await place;
    if ((await here.read()) !== undefined) return;
    await here.write(writing);
    if (base !== undefined) await here.writeBase(base);
  } catch {
    // It was thrown away by a press; there is no page of it any more that could say so.
  }
}
