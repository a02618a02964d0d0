import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { SelectionSlab } from "#components/list/selection-slab.tsx";
import { useLibraryDesk } from "./library-desk.tsx";
import { useDeleteFiles } from "./use-delete-files.ts";

/** What can be done with files that are chosen. */
export function ChosenFiles() {
  const t = useTranslations("listTools.select");
  const { selection } = useLibraryDesk();
  const { items } = useSyncExternalStore(selection.subscribe, selection.now, selection.now);
  const remove = useDeleteFiles();
  const chosen = [...items.values()];
  return (
    <SelectionSlab count={chosen.length} lastId={chosen.at(-1)?.sys.id} onClear={selection.clear}>
      <button
        type="button"
        disabled={chosen.length === 0}
        aria-label={t("delete")}
        onClick={() => remove(chosen)}
      >
        <Trash2 size={18} strokeWidth={1.75} aria-hidden />
        <span>{t("delete")}</span>
      </button>
    </SelectionSlab>
  );
}
