import { draftName } from "#lib/browser/drafts/draft.ts";
import { useDrafts } from "#lib/browser/drafts/use-drafts.ts";
import { paths } from "#lib/paths.ts";
import type { ShownDraft } from "./palette-state.ts";
import type { PaletteSubject } from "./palette-subject.ts";

/** What a member has begun on this device, of types that the Space file still has. */
export function useShownDrafts({ memberId, kinds }: PaletteSubject): ShownDraft[] {
  const { drafts = [] } = useDrafts(memberId);
  return drafts
    .filter(({ contentTypeId }) => kinds.some(({ id }) => id === contentTypeId))
    .map((draft) => ({
      id: draftName(memberId, draft),
      title: draft.title.trim(),
      href:
        draft.contentId === undefined
          ? paths.newContent(draft.contentTypeId, { draft: draft.draftId })
          : paths.editContent(draft.contentTypeId, draft.contentId),
      savedAt: draft.savedAt,
    }));
}
