import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { EditorModel } from "#components/editor/use-editor-model.ts";
import { useNewerVersion } from "#lib/browser/content/use-newer-version.ts";
import type { Content } from "#lib/space/content.ts";
import { compareForm, untouchedTexts } from "./compare-form.ts";

export type Conflict = ReturnType<typeof useConflict>;

const parameter = "compare";

/**
 * A newer version than the base of the draft: found on publish, on load, or by polling. A version by the same member
 * without overlapping changes is no conflict; the draft is rebased on it.
 */
export function useConflict(model: EditorModel) {
  const { draft, memberId, content, target } = model;
  const [newest, setTheirs] = useState<Content>();
  // After a draft is discarded, the next one is based on the version that is shown.
  const theirs = newest !== undefined && newest.sys.version > (draft.baseVersion ?? 0) ? newest : undefined;
  const [isLater, setLater] = useState(false);
  const page = useComparePage();
  const isHere = draft.editedIn !== "otherTab";
  const isComparing = page.isOpen && theirs !== undefined && isHere;
  const afterwards = useRef<() => void>(undefined);
  useEffect(() => {
    if (isComparing) return;
    afterwards.current?.();
    afterwards.current = undefined;
  }, [isComparing]);

  /**
   * Returns whether the draft could be rebased. `isAsked`: the member has requested something that needs the choices
   * first, so the comparison opens.
   */
  function meet(newer: Content, isAsked: boolean): boolean {
    const compared = compareForm(model, newer);
    const isOwn = (newer.sys.updatedBy ?? newer.sys.createdBy).sys.id === memberId;
    const isFree = draft.base() !== undefined && compared.every(({ kind }) => kind !== "both");
    if (isOwn && isFree && !(isAsked && isComparing)) {
      draft.rebase(newer, untouchedTexts(compared));
      setTheirs(undefined);
      return true;
    }
    setTheirs(newer);
    setLater(false);
    if (isAsked) page.open();
    return false;
  }

  const isOutrun = draft.restored?.version !== undefined && draft.restored.version !== content?.sys.version;
  const meetShown = useEffectEvent(() => {
    const shown = draft.shown();
    if (shown !== undefined && draft.baseVersion !== shown.sys.version) meet(shown, false);
  });
  useEffect(() => {
    if (isOutrun) meetShown();
  }, [isOutrun]);

  useNewerVersion({
    ...target,
    contentId: content?.sys.id,
    knownVersion: () => Math.max(theirs?.sys.version ?? 0, draft.baseVersion ?? 0, content?.sys.version ?? 0),
    // If another tab edits it, that tab looks; it may have published it.
    isPaused: !isHere,
    onNewer: (newer) => meet(newer, false),
  });

  return {
    theirs,
    /** The member decides on publish. */
    isLater,
    decideLater: () => setLater(true),
    meet,
    settle: () => setTheirs(undefined),
    isComparing,
    compare: page.open,
    /** Back to the editor, then calls `then`. */
    back(then: () => void = focusNotice) {
      afterwards.current = then;
      page.close();
    },
  };
}

function focusNotice(): void {
  document.querySelector<HTMLElement>("[data-part=conflict-actions] button")?.focus();
}

/** The comparison has its own URL, so that Back closes it. */
function useComparePage() {
  const address = usePathname();
  const isOpen = useSearchParams().has(parameter);
  const wasOpened = useRef(false);
  return {
    isOpen,
    open() {
      if (isOpen) return;
      wasOpened.current = true;
      window.history.pushState(null, "", `${address}?${parameter}`);
    },
    close() {
      if (!isOpen) return;
      if (wasOpened.current) window.history.back();
      else window.history.replaceState(null, "", address);
      wasOpened.current = false;
    },
  };
}
