"use client";

import { useTranslations } from "next-intl";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import type { Kind } from "#components/ui/kind.ts";
import { toast } from "#components/ui/toast-store.ts";
import { type Draft, draftName } from "#lib/browser/drafts/draft.ts";
import { rememberedDraftCount } from "#lib/browser/drafts/draft-count.ts";
import { useDrafts } from "#lib/browser/drafts/use-drafts.ts";
import { CopyText, DraftCard } from "./draft-card.tsx";

interface DraftsProps {
  memberId: string;
  kinds: readonly Kind[];
  /** Says how many there are before anything is drawn, so that nothing moves afterwards. */
  children: React.ReactNode;
}

/** What the device did not do, and with which draft. */
interface Refused {
  what: "discardFailed" | "undoFailed";
  draft: Draft;
}

const shownMax = 3;

/** What is written on this device and not published: the newest large, the others small. */
export function Drafts({ memberId, kinds, children }: DraftsProps) {
  const t = useTranslations("drafts");
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  const { drafts, discard } = useDrafts(memberId);
  const [refused, setRefused] = useState<Refused>();
  const [isWhole, setWhole] = useState(false);
  const shown = drafts?.slice(0, isWhole ? drafts.length : shownMax) ?? [];
  const rest = (drafts?.length ?? 0) - shown.length;

  useLayoutEffect(() => {
    if (place.current === null) return;
    const count = drafts?.length ?? rememberedDraftCount(memberId);
    place.current.dataset.drafts = String(Math.min(shownMax + 1, count));
  }, [drafts, memberId]);

  async function discardOne(draft: Draft): Promise<void> {
    setRefused(undefined);
    const back = await discard(draft).catch(() => undefined);
    if (back === undefined) return setRefused({ what: "discardFailed", draft });
    const undo = () => back().catch(() => setRefused({ what: "undoFailed", draft }));
    toast(t("discarded"), { action: { label: t("undo"), run: () => void undo() } });
  }

  return (
    <section
      ref={place}
      className="home-drafts"
      aria-labelledby={titleId}
      aria-busy={drafts === undefined}
      suppressHydrationWarning
    >
      {children}
      <h2 className="sr-only" id={titleId}>
        {t("title")}
      </h2>
      {refused && <RefusedNotice {...refused} />}
      {shown.length > 0 && (
        <ul>
          {shown.map((draft, index) => (
            <DraftCard
              key={draftName(memberId, draft)}
              draft={draft}
              kind={kinds.find(({ id }) => id === draft.contentTypeId)}
              isLarge={index === 0}
              onDiscard={() => void discardOne(draft)}
            />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button variant="quiet" className="home-drafts-more" onClick={() => setWhole(true)}>
          {t("more", { count: rest })}
        </Button>
      )}
    </section>
  );
}

function RefusedNotice({ what, draft }: Refused) {
  const t = useTranslations("drafts");
  const title = draft.title.trim() === "" ? t("untitled") : draft.title;
  return (
    <div className="home-drafts-refused">
      <Banner
        tone="danger"
        role="alert"
        action={what === "undoFailed" && <CopyText draft={draft} isLarge={false} />}
      >
        {t(what, { title })}
      </Banner>
    </div>
  );
}
