"use no memo";

import { Bookmark, BookmarkCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ListSubject } from "#components/list/list-subject.ts";
import { Button } from "#components/ui/button.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import type { ContentsView } from "#lib/collection/of/contents.ts";
import { useDesk } from "../list-desk.tsx";

// Names are on the device, and nobody knows them before the page works.
const SavedAs = lazyPart(() => import("./saved-as.tsx").then((lazy) => lazy.SavedAs));

/** Gives the view a name; or says the name that it has. */
export function SaveView({ subject, view }: { subject: ListSubject; view: ContentsView }) {
  const t = useTranslations("listTools.views");
  const { dialog } = useDesk();
  const [name, setName] = useState<string>();
  const Icon = name === undefined ? Bookmark : BookmarkCheck;
  return (
    <>
      <Button
        className="save-view desk-only"
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => dialog.become({ asked: { kind: "views" }, isOpen: true })}
      >
        {name !== undefined && <span className="sr-only">{t("current")}: </span>}
        <bdi className="truncate">{name ?? t("button")}</bdi>
      </Button>
      <SavedAs {...{ subject, view }} onName={setName} />
    </>
  );
}
