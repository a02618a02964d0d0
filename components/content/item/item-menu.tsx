"use client";

import { Ellipsis, Link2, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuItem } from "#components/ui/menu-item.tsx";
import { useRefused } from "#lib/browser/refusals.ts";
import { useCopyLink } from "./copy-link.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";

export interface Doomed {
  contentTypeId: string;
  contentId: string;
  title: string;
  /** Who wrote it, when that is somebody else. */
  othersName: string | undefined;
}

const menuId = "item-menu";

/** What is done seldom. Where there is nothing of it, on a wide screen there is no menu. */
export function ItemMenu({ mayDelete, ...item }: Doomed & { mayDelete: boolean }) {
  const t = useTranslations("item");
  const [isAsking, setAsking] = useState(false);
  const copyLink = useCopyLink();
  const isRefused = useRefused("delete", item.contentTypeId);
  // What was refused just now is still said in the question that asked for it.
  const offersDelete = mayDelete && !isRefused;
  const words =
    item.othersName === undefined ? t("delete.action") : t("delete.others", { name: item.othersName });
  return (
    <>
      <Button
        className={offersDelete ? "item-more" : "item-more item-narrow"}
        variant="quiet"
        size="small"
        iconOnly
        popoverTarget={menuId}
        aria-label={t("more")}
        title={t("more")}
        icon={<Ellipsis size={18} strokeWidth={1.75} aria-hidden />}
      />
      <Menu id={menuId} label={t("more")} align="end">
        <MenuItem
          closes={menuId}
          icon={<Link2 size={18} strokeWidth={1.75} aria-hidden />}
          onClick={copyLink}
        >
          {t("copyLink")}
        </MenuItem>
        {offersDelete && (
          <MenuItem
            closes={menuId}
            tone="danger"
            icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {words}
          </MenuItem>
        )}
      </Menu>
      <DeleteDialog item={item} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
