import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { Menu } from "#components/ui/menu.tsx";
import { RowMenuItems } from "../list-actions.tsx";
import { useListStore } from "../list-store.ts";
import type { ListSubject } from "../list-subject.ts";
import { rowMenuId } from "./row-more.tsx";

/** What can be done with one row. There is one menu for all of them. */
export function RowMenu({ subject }: { subject: ListSubject }) {
  const t = useTranslations("listTools.row");
  const { menu } = useListStore();
  const content = useSyncExternalStore(menu.subscribe, menu.now, () => undefined);
  return (
    <Menu id={rowMenuId} label={t("menu")} align="end">
      {content && <RowMenuItems subject={subject} content={content} />}
    </Menu>
  );
}
