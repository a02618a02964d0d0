import { usePathname } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { draftName, editorOf } from "#lib/browser/drafts/draft.ts";
import { useDrafts } from "#lib/browser/drafts/use-drafts.ts";
import { recentChoices } from "#lib/browser/keys/recent-choices.ts";
import { useSavedViews } from "#lib/browser/list/saved-views.ts";
import { wasRefused } from "#lib/browser/send/refusals.ts";
import { languageName } from "#lib/fields/format.ts";
import { languageNames, languages } from "#lib/messages/language.ts";
import { themes } from "#lib/messages/theme.ts";
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
  const [newDraftId] = useState(() => crypto.randomUUID());
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
  const language = useLocale();
  return {
    language,
    untitled: t("untitled"),
    home: t("home"),
    readingPage: t("readingPage"),
    media: t("media"),
    profile: t("profile"),
    groups: {
      recent: t("groups.recent"),
      drafts: t("groups.drafts"),
      go: t("groups.go"),
      do: t("groups.actions"),
      commands: t("groups.commands"),
      named: t("groups.named"),
      photos: t("media"),
      texts: t("groups.texts"),
      similar: t("groups.similar"),
    },
    commands: commandWords(t, language),
    mine: (many) => t("mine", { many }),
    searchFor: (text) => t("groups.search", { text }),
    inKind: (many) => t("inKind", { many }),
    newKind: (one) => t("newKind", { one }),
    newCalled: (one, title) => t("newCalled", { one, title }),
  };
}

/** The commands, but for the language that is shown already. */
function commandWords(
  t: ReturnType<typeof useTranslations<"palette">>,
  language: string,
): PaletteWords["commands"] {
  const named = (is: "keys" | "upload" | "signOut") => ({
    ...{ command: { is }, text: t(`commands.${is}`), keywords: t(`commands.${is}Words`) },
  });
  return [
    named("upload"),
    ...themes.map((value) => ({
      command: { is: "preference" as const, name: "theme" as const, value },
      text: t(`commands.theme.${value}`),
      keywords: t("commands.themeWords"),
    })),
    ...languages
      .filter((value) => value !== language)
      .map((value) => ({
        command: { is: "preference" as const, name: "language" as const, value },
        text: t("commands.language", { language: languageNames[value], name: languageName(value, language) }),
        keywords: "",
      })),
    named("keys"),
    named("signOut"),
  ];
}

/** The drafts on this device whose types the Space file has. */
function useShownDrafts({ memberId, kinds }: PaletteSubject): ShownDraft[] {
  const { drafts = [] } = useDrafts(memberId);
  return drafts
    .filter(({ contentTypeId }) => kinds.some(({ id }) => id === contentTypeId))
    .map((draft) => ({
      id: draftName(memberId, draft),
      title: draft.title.trim(),
      href: editorOf(draft),
      savedAt: draft.savedAt,
    }));
}
