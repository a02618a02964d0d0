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

/** Opens the shared row menu for this row. */
export function RowMore({ store: { menu }, content, label }: RowMoreProps) {
  return (
    <button
      type="button"
      className="row-more"
      popoverTarget={rowMenuId}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={() => {
        // While it is open for another row, the press would only close it.
        if (menu.get() !== content) document.getElementById(rowMenuId)?.hidePopover();
        menu.set(content);
      }}
    />
  );
}

/** The actions for one row, in one menu that all rows share. */
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

/** A row menu that was opened before hydration belongs to the row with the focus; without one, it closes. */
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
