import { useSyncExternalStore } from "react";
import type { ListSubject } from "#components/list/list-subject.ts";
import { DialogMissing } from "#components/ui/dialog-missing.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import type { ContentsView } from "#lib/collection/of/contents.ts";
import { useDesk } from "./list-desk.tsx";

function missing(again: (() => void) | undefined, { isOpen, close }: { isOpen: boolean; close: () => void }) {
  return <DialogMissing again={again} open={isOpen} onClose={close} />;
}

const ExportDialog = lazyPart(
  () => import("./export/export-dialog.tsx").then((lazy) => lazy.ExportDialog),
  missing,
);
const ViewsDialog = lazyPart(
  () => import("./saved-views/views-dialog.tsx").then((lazy) => lazy.ViewsDialog),
  missing,
);
const DeleteRows = lazyPart(() => import("./delete-rows.tsx").then((lazy) => lazy.DeleteRows), missing);

interface ListDialogsProps {
  subject: ListSubject;
  view: ContentsView;
  total: number | undefined;
}

/** The dialogs of a list, each one brought when it is first asked for. */
export function ListDialogs({ subject, view, total }: ListDialogsProps) {
  const { dialog } = useDesk();
  const { asked, isOpen } = useSyncExternalStore(dialog.subscribe, dialog.now, dialog.now);
  const close = () => dialog.become({ ...dialog.now(), isOpen: false });
  switch (asked?.kind) {
    case "export":
      return <ExportDialog {...{ subject, view, total, isOpen, close }} contents={asked.contents} />;
    case "views":
      return <ViewsDialog {...{ subject, view, isOpen, close }} />;
    case "delete":
      return <DeleteRows {...{ subject, isOpen, close }} contents={asked.contents} />;
    default:
      return null;
  }
}
