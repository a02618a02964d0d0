import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { SelectionBar, SelectionButton } from "#components/collection/selection-bar.tsx";
import { useListStore } from "./list-store.ts";

/** Commands for the selected rows. */
export function SelectedRows() {
  const t = useTranslations("listTools.select");
  const store = useListStore();
  return (
    <SelectionBar store={store}>
      {(items) => (
        <SelectionButton
          label={t("export")}
          Icon={Download}
          isOff={items.length === 0}
          onClick={() => store.open({ kind: "export", items })}
        />
      )}
    </SelectionBar>
  );
}
