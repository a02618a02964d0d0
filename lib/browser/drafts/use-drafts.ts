import { useEffect, useState } from "react";
import type { Draft } from "./draft.ts";
import { storeDraftCount } from "./draft-flags.ts";
import { onDraftMessage } from "./draft-messages.ts";
import { draftsOf, readBase, readDraft, removeDraft, restoreDraft } from "./drafts.ts";

export interface DraftsOnDevice {
  /** The newest first; `undefined` until the device has answered, none where it refuses. */
  drafts: readonly Draft[] | undefined;
  /**
   * Removes one; returns how to undo it, after which it doesn't wait to be published. The undo resolves to `false` if
   * another draft has its place by now. Both reject if the device refuses.
   */
  discard: (draft: Draft) => Promise<() => Promise<boolean>>;
}

/** The drafts of the last page, for the next one. */
const lastDrafts = new Map<string, readonly Draft[]>();

/** All drafts of a member on this device, live across tabs. */
export function useDrafts(memberId: string): DraftsOnDevice {
  const [drafts, setDrafts] = useState(() => lastDrafts.get(memberId));
  useEffect(() => {
    let isOver = false;
    async function look(): Promise<void> {
      const found = await draftsOf(memberId).catch(() => []);
      if (isOver) return;
      lastDrafts.set(memberId, found);
      storeDraftCount(memberId, found.length);
      setDrafts(found);
    }
    const onShow = () => void look();
    void look();
    const stop = onDraftMessage(({ kind }) => kind === "changed" && void look());
    window.addEventListener("pageshow", onShow);
    return () => {
      isOver = true;
      stop();
      window.removeEventListener("pageshow", onShow);
    };
  }, [memberId]);

  return {
    drafts,
    async discard(draft) {
      // What was sent of it must not be forgotten.
      const now = (await readDraft(memberId, draft)) ?? draft;
      const base = now.version === undefined ? undefined : await readBase(memberId, now, now.version);
      await removeDraft(memberId, draft);
      return () => restoreDraft({ ...now, queued: undefined }, base);
    },
  };
}
