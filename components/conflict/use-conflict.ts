import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { EditorModel } from "#components/editor/use-editor-model.ts";
import { useNewerVersion } from "#lib/browser/content/use-newer-version.ts";
import type { Content } from "#lib/space/content.ts";
import { compareForm, untouchedTexts } from "./compare-form.ts";

export type Conflict = ReturnType<typeof useConflict>;

const parameter = "compare";

/**
 * Another version than the one that the writing began from: found when it is published, when the page comes with it,
 * or by a quiet look. One's own, where nothing is changed twice, is no conflict: the writing goes on from it.
 */
export function useConflict(model: EditorModel) {
  const { draft, memberId, content, target } = model;
  const [met, setTheirs] = useState<Content>();
  // A draft that is discarded was of another version: what is written next goes on from the one that is shown.
  const theirs = met !== undefined && met.sys.version > (draft.baseVersion ?? 0) ? met : undefined;
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
   * Answers whether the writing goes on from it, with nothing to choose. `isAsked`: the member has just asked for
   * something that has to be chosen first. What was chosen against another version is looked at again all the same.
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
    // Another tab writes it, and looks by itself.
    onNewer: (newer) => isHere && meet(newer, false),
  });

  return {
    theirs,
    /** The member goes on writing, and is asked when it is published. */
    isLater,
    goOn: () => setLater(true),
    meet,
    settle: () => setTheirs(undefined),
    isComparing,
    compare: page.open,
    /** To the writing, and there to what one came for. */
    back(then: () => void = focusNotice) {
      afterwards.current = then;
      page.close();
    },
  };
}

function focusNotice(): void {
  document.querySelector<HTMLElement>(".editor-conflict-ways button")?.focus();
}

/** The comparison has an address of its own, which the browser's way back leaves. */
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
