import { Bookmark, BookmarkCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { useSavedViews } from "#lib/browser/list/saved-views.ts";
import type { ContentsView } from "#lib/collection/of/contents.ts";
import { useListStore } from "../list-store.ts";
import type { ListSubject } from "../list-subject.ts";
import { isSavedAs, searchOfView } from "../view-search.ts";

/** Gives the view a name on this device; or says the name that it has. */
export function SaveView({ subject, view }: { subject: ListSubject; view: ContentsView }) {
  const t = useTranslations("listTools.views");
  const { open } = useListStore();
  const { views } = useSavedViews(subject.memberId);
  const search = searchOfView(subject, view);
  const name = views.find((saved) => isSavedAs(saved, subject.type.id, search))?.name;
  const Icon = name === undefined ? Bookmark : BookmarkCheck;
  return (
    <Button
      className="save-view desktop-only"
      variant="quiet"
      size="small"
      aria-haspopup="dialog"
      icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => open({ kind: "views" })}
    >
      {name !== undefined && <span className="sr-only">{t("current")}: </span>}
      <bdi className="truncate">{name ?? t("button")}</bdi>
    </Button>
  );
}
