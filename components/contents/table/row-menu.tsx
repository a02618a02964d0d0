"use no memo";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import type { ListSubject } from "#components/list/list-subject.ts";
import { blocksOf } from "#components/list/menu-blocks.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { useDesk } from "../list-desk.tsx";
import { rowMenuId } from "./row-more.tsx";

const RowMenuItems = lazyPart(
  () => import("./row-menu-items.tsx").then((lazy) => lazy.RowMenuItems),
  blocksOf(5),
);

/** What can be done with one row. There is one menu for all of them. */
export function RowMenu({ subject }: { subject: ListSubject }) {
  const t = useTranslations("listTools.row");
  const { menu } = useDesk();
  const content = useSyncExternalStore(menu.subscribe, menu.now, () => undefined);
  return (
    <Menu id={rowMenuId} label={t("menu")} align="end">
      {content && <RowMenuItems subject={subject} content={content} />}
    </Menu>
  );
}
