import { usePathname } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { draftName } from "#lib/browser/drafts/draft.ts";
import { useDrafts } from "#lib/browser/drafts/use-drafts.ts";
import { recentChoices } from "#lib/browser/keys/recent-choices.ts";
import { useSavedViews } from "#lib/browser/list/saved-views.ts";
import { randomId } from "#lib/browser/random-id.ts";
import { wasRefused } from "#lib/browser/send/refusals.ts";
import { paths } from "#lib/paths.ts";
import { isPageNamed, paletteGroups } from "./palette-groups.ts";
import type { PaletteGroup, PaletteSubject, PaletteWords, ShownDraft } from "./palette-state.ts";
import { type Found, isAnswered, usePaletteSearch } from "./use-palette-search.ts";

interface PaletteOffer {
  groups: PaletteGroup[];
  found: ReadonlyMap<string, Found>;
  /** Whether no pending answer can change the first option. */
  isSettled: boolean;
}

/** The options for a text, from this device and the Space. */
export function usePaletteGroups(subject: PaletteSubject, text: string): PaletteOffer {
  const words = useWords();
  const found = usePaletteSearch(subject, text);
  const { views } = useSavedViews(subject.memberId);
  const [recent] = useState(() => recentChoices(subject.memberId));
  const [newDraftId] = useState(randomId);
  const drafts = useShownDrafts(subject);
  const path = usePathname();
  const here = subject.kinds.find(({ id }) => path === paths.contents(id))?.id;
  const kinds = subject.kinds.map((kind) => ({
    ...kind,
    create: kind.create && !wasRefused("create", kind.id),
  }));
  const state = {
    subject: { ...subject, kinds },
    words,
    text,
    found,
    drafts,
    views,
    recent,
    here,
    newDraftId,
  };
  const isSettled = isPageNamed(state) || isAnswered(found, subject, text);
  return { groups: paletteGroups(state), found, isSettled };
}

function useWords(): PaletteWords {
  const t = useTranslations("palette");
  return {
    language: useLocale(),
    untitled: t("untitled"),
    home: t("home"),
    readingPage: t("readingPage"),
    media: t("media"),
    keys: t("keySheet"),
    groups: {
      recent: t("groups.recent"),
      drafts: t("groups.drafts"),
      go: t("groups.go"),
      do: t("groups.do"),
    },
    searchFor: (text) => t("groups.search", { text }),
    inKind: (many) => t("inKind", { many }),
    newKind: (one) => t("newKind", { one }),
    newCalled: (one, title) => t("newCalled", { one, title }),
  };
}

/** The drafts on this device whose types the Space file has. */
function useShownDrafts({ memberId, kinds }: PaletteSubject): ShownDraft[] {
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
