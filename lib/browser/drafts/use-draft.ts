import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormState } from "#lib/fields/form/form-state.ts";
import type { Texts } from "#lib/fields/form/form-text.ts";
import type { Content } from "#lib/space/content.ts";
import { holdWriting } from "../writing.ts";
import type { Draft, DraftTarget } from "./draft.ts";
import type { Holding } from "./draft-hold.ts";
import type { DraftInHand } from "./draft-in-hand.ts";
import { createDraftInTabs, type DraftInTabs } from "./draft-in-tabs.ts";
import type { KeptState } from "./draft-keeper.ts";
import { type DraftPlace, openDraftPlace } from "./draft-place.ts";

interface DraftOptions {
  memberId: string;
  target: DraftTarget;
  /** What the form shows; a new item has none. */
  content: Content | undefined;
  form: FormState;
  /** The slot that names the item. */
  titleSlot: string;
  /** What the form was begun with, which nobody typed. */
  begun: Texts;
}

/** Keeps a form on this device while it is written, and gives back what was kept before. */
export function useDraft({ memberId, target, content, form, titleSlot, begun }: DraftOptions) {
  const [kept, setKept] = useState<KeptState>({ state: "nothing" });
  const [restored, setRestored] = useState<Draft>();
  const [holding, setHolding] = useState<Holding>("mine");
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState<string>();
  const inTabs = useRef<DraftInTabs>(undefined);

  const begin = useEffectEvent((place: Promise<DraftPlace>) =>
    createDraftInTabs({
      ...{ memberId, content, form, titleSlot, begun, place },
      onKept: setKept,
      onRestored: setRestored,
      onHolding: setHolding,
    }),
  );
  const findPlace = useEffectEvent(() => openDraftPlace(memberId, target));

  useEffect(() => {
    const place = findPlace();
    const mine = begin(place);
    inTabs.current = mine;
    void mine.open().then(async () => {
      setName((await place).name);
      setOpen(true);
    });
    const letGo = holdWriting(mine.inHand);
    const onHide = () => void mine.inHand.flush();
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("pagehide", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", onHide);
      letGo();
      void mine.leave();
    };
  }, []);

  const inHand = (): DraftInHand | undefined => inTabs.current?.inHand;
  return {
    kept,
    restored,
    /** Which tab writes it. */
    holding,
    /** What was kept is there: what stands in the form is what the member wrote. */
    isOpen,
    /** Which draft it is, once it is open: what belongs to it is kept under that name. */
    name,
    takeOver: () => inTabs.current?.takeOver(),
    sentBefore: () => inHand()?.sentBefore(),
    baseVersion: () => inHand()?.baseVersion() ?? content?.sys.version,
    /** What the form shows where nothing was typed. */
    shown: () => inHand()?.shown() ?? content,
    /** The Content that the writing began from, where it is known. */
    base: () => inHand()?.base(),
    choices: () => inHand()?.choices() ?? {},
    choose: (...[choices]: Parameters<DraftInHand["choose"]>) => inHand()?.choose(choices),
    rebase: (...[onto, texts]: Parameters<DraftInHand["rebase"]>) => inHand()?.rebase(onto, texts),
    markSent: async (...[sent]: Parameters<DraftInHand["markSent"]>) => await inHand()?.markSent(sent),
    discard: () => inHand()?.discard() ?? (() => {}),
    isSafe: async () => (await inHand()?.isSafe()) ?? true,
    becomes: async (...[content, since]: Parameters<DraftInHand["becomes"]>) =>
      (await inHand()?.becomes(content, since)) ?? true,
  };
}

export type DraftOnDesk = ReturnType<typeof useDraft>;
