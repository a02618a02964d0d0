import { useTranslations } from "next-intl";
import { type ComponentProps, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#components/ui/button.tsx";
import { focusFirst } from "#components/ui/dialog.tsx";
import type { SavedView, useSavedViews } from "#lib/browser/list/saved-views.ts";
import { SavedViewRow } from "./saved-view-row.tsx";

interface SavedViewRowsProps
  extends Pick<ReturnType<typeof useSavedViews>, "remove" | "restore">,
    Pick<ComponentProps<typeof SavedViewRow>, "rename" | "close"> {
  views: readonly SavedView[];
  currentId: string | undefined;
}

/** The saved views of a list. Undo takes the place of the last removed one until the dialog closes. */
export function SavedViewRows({ views, currentId, remove, restore, ...actions }: SavedViewRowsProps) {
  const t = useTranslations("listTools.views");
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<{ view: SavedView; followingId: string | undefined }>();
  const removedAt = removed && views.findIndex((view) => view.id === removed.followingId);
  const at = removedAt === -1 ? views.length : removedAt;
  const rows = removed && at !== undefined ? views.toSpliced(at, 0, removed.view) : views;
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 mb-1 text-13 font-medium text-ink-3">{t("saved")}</h3>
      <ul ref={list}>
        {rows.map((view, index) =>
          view === removed?.view ? (
            <li key={`removed ${view.id}`} className="flex min-h-control items-center gap-2 text-ink-3">
              <bdi id={id} className="min-w-0 flex-1 truncate">
                {t("removed", { name: view.name })}
              </bdi>
              <Button
                ref={focusFirst}
                size="small"
                aria-describedby={id}
                onClick={() => {
                  if (!restore(view, removed.followingId)) return;
                  flushSync(() => setRemoved(undefined));
                  list.current?.children[index]?.querySelector("a")?.focus();
                }}
              >
                {t("undo")}
              </Button>
            </li>
          ) : (
            <SavedViewRow
              key={view.id}
              saved={view}
              isCurrent={view.id === currentId}
              remove={() => {
                const followingId = views[views.indexOf(view) + 1]?.id;
                if (remove(view.id)) setRemoved({ view, followingId });
              }}
              {...actions}
            />
          ),
        )}
      </ul>
    </>
  );
}
