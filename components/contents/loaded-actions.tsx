import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { DeleteItems } from "#components/collection/delete-items.tsx";
import type { ListDialog } from "#components/collection/list-store.tsx";
import { SelectionBar, SelectionButton } from "#components/collection/selection-bar.tsx";
import { type ContentsView, contentsOf } from "#lib/collection/of/contents.ts";
import { titleOf } from "#lib/fields/refer/names.ts";
import type { Content } from "#lib/space/content.ts";
import { ExportDialog } from "./export/export-dialog.tsx";
import { useListStore } from "./list-store.ts";
import type { ListSubject } from "./list-subject.ts";
import { ViewsDialog } from "./saved-views/views-dialog.tsx";

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

interface OpenedDialogProps {
  subject: ListSubject;
  view: ContentsView;
  total: number | undefined;
  opened: ListDialog<Content>;
  isOpen: boolean;
  close: () => void;
}

/** Export, saved views, or the question before items are deleted. */
export function OpenedDialog({ subject, view, total, opened, isOpen, close }: OpenedDialogProps) {
  switch (opened.kind) {
    case "export":
      return <ExportDialog {...{ subject, view, total, isOpen, close }} contents={opened.items} />;
    case "views":
      return <ViewsDialog {...{ subject, view, isOpen, close }} />;
    case "delete":
      return (
        <DeleteItems
          collection={contentsOf(subject)}
          items={opened.items ?? []}
          memberId={subject.memberId}
          nameOf={(content) => titleOf(content, subject.reading)?.text}
          {...{ isOpen, close }}
        />
      );
  }
}

// One script for all that acts on rows (list-actions.tsx loads it).
export { ColumnsChoice } from "./table/columns-choice.tsx";
export { RowMenuItems } from "./table/row-menu-items.tsx";
