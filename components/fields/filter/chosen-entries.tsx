import { X } from "lucide-react";
import { useTranslations } from "next-intl";

interface ChosenEntriesProps {
  entries: readonly { id: string; words: string }[];
  takeOut: (id: string) => void;
}

/** What is chosen of several, each with a way out. */
export function ChosenEntries({ entries, takeOut }: ChosenEntriesProps) {
  const t = useTranslations("filter.edit");
  if (entries.length === 0) return null;
  return (
    <ul className="filter-chosen" aria-label={t("added")}>
      {entries.map(({ id, words }) => (
        <li key={id}>
          <bdi>{words}</bdi>
          <button type="button" aria-label={t("takeOut", { value: words })} onClick={() => takeOut(id)}>
            <X size={14} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
