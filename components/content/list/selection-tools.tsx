"use client";

import { Download, Trash2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Content } from "#lib/space/content.ts";
import { useDesk } from "./list-desk.tsx";
import type { ListSubject } from "./list-subject.ts";
import { useListRemoval } from "./use-list-removal.ts";

const look = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

interface SelectionToolsProps {
  subject: ListSubject;
  contents: readonly Content[];
}

/** A dark slab above the pager; on a phone in the place of the bottom bar. */
export function SelectionTools({ subject, contents }: SelectionToolsProps) {
  const t = useTranslations("listTools.select");
  const { selection, dialog } = useDesk();
  const remove = useListRemoval(subject);
  const isNone = contents.length === 0;
  const clear = () => {
    const row = contents.at(-1)?.sys.id;
    selection.clear();
    focusRowOr(row);
  };
  return (
    <div className="selection-bar" role="toolbar" aria-label={t("label")}>
      <span className="selection-count" role="status">
        {t("count", { count: contents.length })}
      </span>
      <span className="selection-line" />
      <button
        type="button"
        disabled={isNone}
        aria-label={t("export")}
        onClick={() => dialog.become({ asked: { kind: "export", contents }, isOpen: true })}
      >
        <Download {...look} />
        <span>{t("export")}</span>
      </button>
      <button type="button" disabled={isNone} aria-label={t("delete")} onClick={() => remove(contents)}>
        <Trash2 {...look} />
        <span>{t("delete")}</span>
      </button>
      <span className="selection-line" />
      <button
        type="button"
        className="selection-clear"
        aria-label={t("clear")}
        title={t("clear")}
        onClick={clear}
      >
        <X {...look} />
      </button>
    </div>
  );
}

/** The bar goes away with the button that was pressed. */
function focusRowOr(contentId: string | undefined): void {
  const row =
    contentId === undefined
      ? null
      : document.querySelector<HTMLElement>(`[data-content-id="${CSS.escape(contentId)}"]`);
  (row ?? document.querySelector<HTMLElement>(".list .row-link"))?.focus({ preventScroll: true });
}
