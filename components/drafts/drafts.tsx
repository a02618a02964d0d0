"use client";

import { useTranslations } from "next-intl";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { Kind } from "#components/ui/space/kind.ts";
import { toast } from "#components/ui/toast/toast-store.ts";
import { type Draft, draftName } from "#lib/browser/drafts/draft.ts";
import { storedDraftCount } from "#lib/browser/drafts/draft-flags.ts";
import { draftRefusal, type DraftRefusal as Refusal } from "#lib/browser/drafts/draft-refusal.ts";
import { takeBack } from "#lib/browser/drafts/take-back.ts";
import { useDrafts } from "#lib/browser/drafts/use-drafts.ts";
import { DraftCard } from "./draft-card.tsx";

interface DraftsProps {
  memberId: string;
  kinds: readonly Kind[];
  /** The script that reserves space for them before hydration. */
  children: React.ReactNode;
}

const shownMax = 3;

/** The drafts on this device; the newest is large. */
export function Drafts({ memberId, kinds, children }: DraftsProps) {
  const t = useTranslations("drafts");
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  const { drafts, discard } = useDrafts(memberId);
  const [isWhole, setWhole] = useState(false);
  const shown = drafts?.slice(0, isWhole ? drafts.length : shownMax) ?? [];
  const rest = (drafts?.length ?? 0) - shown.length;

  useLayoutEffect(() => {
    if (place.current === null) return;
    const count = drafts?.length ?? storedDraftCount(memberId);
    place.current.dataset.drafts = String(Math.min(shownMax + 1, count));
  }, [drafts, memberId]);

  async function discardOne(draft: Draft): Promise<void> {
    const refuse = (what: Refusal["what"], again?: () => void) =>
      draftRefusal.set({ what, draft, ...(again && { again }) });
    draftRefusal.set(undefined);
    const back = await discard(draft).catch(() => undefined);
    if (back === undefined) return refuse("discardFailed", () => void discardOne(draft));
    const undo = (): Promise<void> =>
      back().then(
        (isRestored) => (isRestored ? draftRefusal.set(undefined) : refuse("undoRefused")),
        () => refuse("undoFailed", () => void undo()),
      );
    toast(t("discarded"), { action: { label: t("undo"), run: () => void undo() } });
  }

  async function takeBackOne(draft: Draft): Promise<void> {
    draftRefusal.set(undefined);
    await takeBack(memberId, draft).then(
      () => toast(t("takenBack")),
      () => draftRefusal.set({ what: "takeBackFailed", draft, again: () => void takeBackOne(draft) }),
    );
  }

  return (
    <section
      ref={place}
      className={classNames(
        "data-drafts:not-data-[drafts=0]:mb-10",
        // As high as the cards will be.
        "data-[drafts=1]:min-h-60 data-[drafts=2]:min-h-97 data-[drafts=3]:min-h-97 data-[drafts=4]:min-h-109",
        "max-tablet:data-[drafts=1]:min-h-66 max-tablet:data-[drafts=2]:min-h-106 max-tablet:data-[drafts=3]:min-h-146 max-tablet:data-[drafts=4]:min-h-158",
      )}
      aria-labelledby={titleId}
      aria-busy={drafts === undefined}
      suppressHydrationWarning
    >
      {children}
      <h2 className="sr-only" id={titleId}>
        {t("title")}
      </h2>
      {shown.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 max-tablet:grid-cols-1">
          {shown.map((draft, index) => (
            <DraftCard
              key={draftName(memberId, draft)}
              draft={draft}
              kind={kinds.find(({ id }) => id === draft.contentTypeId)}
              isLarge={index === 0}
              onDiscard={() => void discardOne(draft)}
              onTakeBack={() => void takeBackOne(draft)}
            />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button variant="quiet" className="-ms-3 mt-2" onClick={() => setWhole(true)}>
          {t("more", { count: rest })}
        </Button>
      )}
    </section>
  );
}
