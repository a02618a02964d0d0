import { useTranslations } from "next-intl";
import type { Draft } from "#lib/browser/drafts/draft.ts";

/** What a draft is called. */
export function useDraftTitle(): (draft: Pick<Draft, "title">) => string {
  const t = useTranslations("drafts");
  return ({ title }) => (title.trim() === "" ? t("untitled") : title);
}
