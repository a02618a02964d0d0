"use no memo";

import { Ellipsis } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Content } from "#lib/space/content.ts";
import { useListStore } from "../list-store.ts";

export const rowMenuId = "list-row-menu";

/** Opens the menu that all rows share, for this one. */
export function RowMore({ content, title }: { content: Content; title: string }) {
  const t = useTranslations("listTools.row");
  const { menu } = useListStore();
  return (
    <button
      type="button"
      className="row-more"
      popoverTarget={rowMenuId}
      aria-haspopup="dialog"
      aria-label={t("actions", { title })}
      onClick={() => {
        // Open for another row, the press would close it and no more.
        if (menu.now() !== content) document.getElementById(rowMenuId)?.hidePopover();
        menu.become(content);
      }}
    >
      <Ellipsis size={18} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
