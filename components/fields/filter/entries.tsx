import { useTranslations } from "next-intl";

const shownEntries = 3;

/** "tide, shore, night"; of a long list the first few, and how many more. */
export function Entries({ entries }: { entries: readonly string[] }) {
  const t = useTranslations("filter.value");
  const first = entries.slice(0, shownEntries).join(", ");
  const count = entries.length - shownEntries;
  return <bdi>{count > 0 ? t("more", { first, count }) : first}</bdi>;
}
