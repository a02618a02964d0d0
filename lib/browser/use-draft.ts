"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormState } from "#lib/content/form-state.ts";
import type { Content } from "#lib/space/content.ts";
import type { Draft, DraftTarget } from "./draft.ts";
import { createDraftInHand, type DraftInHand } from "./draft-in-hand.ts";
import type { KeptState } from "./draft-keeper.ts";
import { openDraftPlace } from "./draft-place.ts";
import { holdWriting } from "./writing.ts";

interface DraftOptions {
  memberId: string;
  target: DraftTarget;
  /** What the form shows; a new item has none. */
  content: Content | undefined;
  form: FormState;
  /** The slot that names the item. */
  titleSlot: string;
}

/** Keeps a form on this device while it is written, and gives back what was kept before. */
export function useDraft({ memberId, target, content, form, titleSlot }: DraftOptions) {
  const [kept, setKept] = useState<KeptState>({ state: "nothing" });
  const [restored, setRestored] = useState<Draft>();
  const inHand = useRef<DraftInHand>(undefined);

  const begin = useEffectEvent(() =>
    createDraftInHand({
      ...{ memberId, content, form, titleSlot },
      place: openDraftPlace(memberId, target),
      onKept: setKept,
      onRestored: setRestored,
    }),
  );

  useEffect(() => {
    const mine = begin();
    inHand.current = mine;
    void mine.open();
    const letGo = holdWriting(mine);
    const onHide = () => void mine.flush();
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("pagehide", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", onHide);
      letGo();
      void mine.leave();
    };
  }, []);

  return {
    kept,
    restored,
    sentBefore: () => inHand.current?.sentBefore(),
    baseVersion: () => inHand.current?.baseVersion() ?? content?.sys.version,
    markSent: async (...[sent]: Parameters<DraftInHand["markSent"]>) => await inHand.current?.markSent(sent),
    discard: () => inHand.current?.discard() ?? (() => {}),
    isSafe: async () => (await inHand.current?.isSafe()) ?? true,
    becomes: async (...[content, since]: Parameters<DraftInHand["becomes"]>) =>
      (await inHand.current?.becomes(content, since)) ?? true,
  };
}

export type DraftOnDesk = ReturnType<typeof useDraft>;
