"use client";

import { ArrowDownWideNarrow, CheckCheck, CircleCheck, Ellipsis, Rows3 } from "lucide-react";
import { useTranslations } from "next-intl";
import { sizeMenuId } from "#components/list/size-menu.tsx";
import { Button } from "#components/ui/button.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuItem } from "#components/ui/menu-item.tsx";
import { useLibraryDesk } from "./library-desk.tsx";
import { orderMenuId } from "./order-menu.tsx";

const menuId = "library-more";
const look = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

/** On a phone: all that stands in the tool row of a wide screen. */
export function LibraryMore() {
  const t = useTranslations("media.more");
  const { selection, shown } = useLibraryDesk();
  return (
    <>
      <Button
        className="phone-only library-more"
        variant="quiet"
        iconOnly
        popoverTarget={menuId}
        aria-label={t("label")}
        icon={<Ellipsis size={22} strokeWidth={1.75} aria-hidden />}
      />
      <Menu id={menuId} label={t("label")} align="end">
        <MenuItem closes={menuId} icon={<CircleCheck {...look} />} onClick={selection.begin}>
          {t("select")}
        </MenuItem>
        <MenuItem
          closes={menuId}
          icon={<CheckCheck {...look} />}
          onClick={() => selection.set(shown.now(), true)}
        >
          {t("selectPage")}
        </MenuItem>
        <MenuItem popoverTarget={orderMenuId} icon={<ArrowDownWideNarrow {...look} />}>
          {t("order")}
        </MenuItem>
        <MenuItem popoverTarget={sizeMenuId} icon={<Rows3 {...look} />}>
          {t("size")}
        </MenuItem>
      </Menu>
    </>
  );
}
