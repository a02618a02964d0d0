"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { clip } from "#lib/content/clip-text.ts";
import type { FormState } from "#lib/content/form-state.ts";
import type { Draft, DraftTarget } from "./draft.ts";
import { createDraftKeeper, type DraftKeeper, type KeptState } from "./draft-keeper.ts";
import { readDraft, removeDraft, writeDraft } from "./drafts.ts";

interface DraftOptions {
  memberId: string;
  target: DraftTarget;
  /** The `sys.version` that the form shows; a new item has none. */
  version: number | undefined;
  form: FormState;
  /** The slot that names the item. */
  titleSlot: string;
}

const titleMax = 200;

type Sent = NonNullable<Draft["sent"]>;

/** Keeps a form on this device while it is written, and gives back what was kept before. */
export function useDraft({ memberId, target, version, form, titleSlot }: DraftOptions) {
  const [kept, setKept] = useState<KeptState>({ state: "nothing" });
  const [restored, setRestored] = useState<Draft>();
  const keeper = useRef<DraftKeeper>(undefined);
  const sent = useRef<Sent>(undefined);
  const base = useRef(version);

  const keep = useEffectEvent(async () => {
    const texts = form.changed();
    if (Object.keys(texts).length === 0 && sent.current === undefined) {
      await removeDraft(memberId, target);
      return undefined;
    }
    const savedAt = new Date();
    await writeDraft({
      memberId,
      ...target,
      ...(base.current !== undefined && { version: base.current }),
      title: clip(form.text(titleSlot), titleMax),
      texts,
      savedAt: savedAt.toISOString(),
      ...(sent.current !== undefined && { sent: sent.current }),
    });
    return savedAt;
  });

  const restore = useEffectEvent((draft: Draft) => {
    sent.current = draft.sent;
    base.current = draft.version;
    const typedMeanwhile = form.changed();
    form.fill({ ...draft.texts, ...typedMeanwhile });
    setRestored(draft);
    setKept({ state: "saved", at: new Date(draft.savedAt) });
  });

  const open = useEffectEvent(() => readDraft(memberId, target));

  useEffect(() => {
    let isLeft = false;
    let stopListening = () => {};
    const mine = createDraftKeeper({ keep: () => keep(), onState: setKept });
    keeper.current = mine;
    // Nothing is written before it is known what was kept: the first keystroke must not replace yesterday's draft.
    open()
      .then((draft) => !isLeft && draft !== undefined && restore(draft))
      .catch(() => !isLeft && setKept({ state: "refused" }))
      .finally(() => {
        if (isLeft) return;
        stopListening = form.subscribe(undefined, mine.touch);
        if (Object.keys(form.changed()).length > 0) mine.touch();
      });
    const onHide = () => void mine.flush();
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("pagehide", onHide);
    return () => {
      isLeft = true;
      stopListening();
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", onHide);
      onHide();
    };
  }, [form]);

  return {
    kept,
    restored,
    /** A create that was sent before and never answered. */
    sentBefore: () => sent.current,
    /** Notes a create before it is sent, and forgets it once its end is known. */
    async markSent(mark: Sent | undefined) {
      if (sent.current === mark) return;
      sent.current = mark;
      keeper.current?.touch();
      await keeper.current?.flush();
    },
    /** Everything stands as it came; answers the way back. */
    discard() {
      const texts = form.changed();
      form.fill(form.initial);
      base.current = version;
      setRestored(undefined);
      return () => form.fill(texts);
    },
    baseVersion: () => base.current,
    stop: async () => await keeper.current?.stop(),
    flush: async () => await keeper.current?.flush(),
  };
}

export type DraftInHand = ReturnType<typeof useDraft>;
