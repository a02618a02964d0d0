"use client";

import { Bookmark, BookmarkCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { useSavedViews } from "#lib/browser/saved-views.ts";
import type { ListView } from "#lib/content/list-view.ts";
import { useDesk } from "./list-desk.tsx";
import type { ListSubject } from "./list-subject.ts";
import { isSavedAs, searchOfView } from "./view-search.ts";

/** Gives the view a name; or says the name that it has. */
export function SaveView({ subject, view }: { subject: ListSubject; view: ListView }) {
  const t = useTranslations("listTools.views");
  const { dialog } = useDesk();
  const { views } = useSavedViews(subject.memberId);
  const search = searchOfView(view);
  const current = views.find((saved) => isSavedAs(saved, subject.type.id, search));
  const Icon = current ? BookmarkCheck : Bookmark;
  return (
    <Button
      className="save-view desk-only"
      variant="quiet"
      size="small"
      aria-haspopup="dialog"
      icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => dialog.become({ asked: { kind: "views" }, isOpen: true })}
    >
      {current && <span className="sr-only">{t("current")}: </span>}
      <bdi className="truncate">{current?.name ?? t("button")}</bdi>
    </Button>
  );
}
