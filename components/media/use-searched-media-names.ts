import { useTranslations } from "next-intl";
import type { SearchedNames } from "#components/collection/search-sections.tsx";

/** The names of the fields in which a search of photos and files looks. */
export function useSearchedMediaNames(): SearchedNames {
  const t = useTranslations("media.searched");
  return { titles: [t("title"), t("fileName")], texts: [t("description")] };
}
