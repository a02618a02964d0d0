import { DeleteItems } from "#components/collection/delete-items.tsx";
import type { ListDialog } from "#components/collection/list-store.tsx";
import type { ContentsView } from "#lib/collection/of/contents.ts";
import { contentsOf } from "#lib/collection/of/contents.ts";
import { titleOf } from "#lib/fields/refer/names.ts";
import type { Content } from "#lib/space/content.ts";
import { ExportDialog } from "./export/export-dialog.tsx";
import type { ListSubject } from "./list-subject.ts";
import { ViewsDialog } from "./saved-views/views-dialog.tsx";

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
