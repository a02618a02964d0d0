import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { Menu } from "#components/ui/menu.tsx";
import type { Content } from "#lib/space/content.ts";
import { RowMenuItems } from "../list-actions.tsx";
import type { ListSubject } from "../list-context.ts";
import { useListStore } from "../list-context.ts";

const rowMenuId = "list-row-menu";

interface RowMoreProps {
  store: ReturnType<typeof useListStore>;
  content: Content;
  label: string;
}

/** Opens the menu that all rows share, for this one. */
export function RowMore({ store: { menu }, content, label }: RowMoreProps) {
  return (
    <button
      type="button"
      className="row-more"
      popoverTarget={rowMenuId}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={() => {
        // Open for another row, the press would close it and no more.
        if (menu.get() !== content) document.getElementById(rowMenuId)?.hidePopover();
        menu.set(content);
      }}
    />
  );
}

/** What can be done with one row. There is one menu for all of them. */
export function RowMenu({ subject }: { subject: ListSubject }) {
  const t = useTranslations("listTools.row");
  const { menu } = useListStore();
  const content = useSyncExternalStore(menu.subscribe, menu.get, () => undefined);
  return (
    <Menu id={rowMenuId} label={t("menu")} align="end">
      {content && <RowMenuItems {...{ subject, content }} menuId={rowMenuId} />}
    </Menu>
  );
}

/** A row's menu that was opened before the scripts were there is that of the row with the focus; of none, it closes. */
export function useEarlyMenu(): void {
  const { menu, shown } = useListStore();
  const fill = useEffectEvent(() => {
    const element = document.getElementById(rowMenuId);
    if (menu.get() !== undefined || element?.matches(":popover-open") !== true) return;
    const row = document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset.row;
    const content = shown.get().find(({ sys }) => sys.id === row);
    if (content === undefined) element.hidePopover();
    else menu.set(content);
  });
  useEffect(() => fill(), []);
}
