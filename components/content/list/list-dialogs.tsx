"use client";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import type { ListView } from "#lib/content/list/list-view.ts";
import { useDesk } from "./list-desk.tsx";
import type { ListSubject } from "./list-subject.ts";

const ExportDialog = dynamic(() => import("./export-dialog.tsx").then((lazy) => lazy.ExportDialog), {
  ssr: false,
});
const ViewsDialog = dynamic(() => import("./views-dialog.tsx").then((lazy) => lazy.ViewsDialog), {
  ssr: false,
});
const DeleteRows = dynamic(() => import("./delete-rows.tsx").then((lazy) => lazy.DeleteRows), {
  ssr: false,
});

interface ListDialogsProps {
  subject: ListSubject;
  view: ListView;
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
