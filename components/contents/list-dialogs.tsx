import { useSyncExternalStore } from "react";
import type { ContentsView } from "#lib/collection/of/contents.ts";
import { OpenedDialog } from "./list-actions.tsx";
import { useListStore } from "./list-store.ts";
import type { ListSubject } from "./list-subject.ts";

interface ListDialogsProps {
  subject: ListSubject;
  view: ContentsView;
  total: number | undefined;
}

/** The dialogs of a list. */
export function ListDialogs(props: ListDialogsProps) {
  const { dialog, close } = useListStore();
  const { opened, isOpen } = useSyncExternalStore(dialog.subscribe, dialog.now, dialog.now);
  return opened && <OpenedDialog {...props} {...{ opened, isOpen, close }} />;
}
