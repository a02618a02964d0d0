import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuItem } from "#components/ui/menu-item.tsx";
import type { Listed } from "#lib/collection/collection.ts";
import type { ListStore } from "./list-store.tsx";
import { orderMenuId, sizeMenuId } from "./view-menus.tsx";

export const moreMenuId = "list-more";
interface MoreMenuProps<Item extends Listed> {
  store: ListStore<Item>;
  /** Items of this list only, after those that select. */
  start?: ReactNode;
  /** Items of this list only, at the end. */
  children?: ReactNode;
}

/** The tools of a list in one menu, on a phone. */
export function MoreMenu<Item extends Listed>({ store, start, children }: MoreMenuProps<Item>) {
  const t = useTranslations("listTools.more");
  const ui = useTranslations("ui");
  const [wasOpened, setOpened] = useState(false);
  const { selection, shown } = store;
  return (
    <>
      <Button
        className="tablet:hidden"
        variant="quiet"
        iconOnly
        popoverTarget={moreMenuId}
        aria-label={ui("more")}
        icon={<Icon name="ellipsis" size={22} />}
      />
      <Menu id={moreMenuId} label={ui("more")} align="end" onOpen={() => setOpened(true)}>
        {wasOpened && (
          <>
            <MenuItem closes={moreMenuId} icon={<Icon name="circle-check" />} onClick={selection.begin}>
              {t("select")}
            </MenuItem>
            <MenuItem
              closes={moreMenuId}
              icon={<Icon name="check-check" />}
              onClick={() => selection.set(shown.get(), true)}
            >
              {t("selectPage")}
            </MenuItem>
            {start}
            <MenuItem popoverTarget={orderMenuId} icon={<Icon name="arrow-down-wide-narrow" />}>
              {t("order")}
            </MenuItem>
            <MenuItem popoverTarget={sizeMenuId} icon={<Icon name="rows-3" />}>
              {t("size")}
            </MenuItem>
            {children}
          </>
        )}
      </Menu>
    </>
  );
}
