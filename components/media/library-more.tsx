import {
  ArrowDownWideNarrow,
  CheckCheck,
  CircleCheck,
  Ellipsis,
  LayoutGrid,
  List,
  Rows3,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { inPlace } from "#components/list/in-place.ts";
import { sizeMenuId } from "#components/list/size-menu.tsx";
import { Button } from "#components/ui/button.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuItem, MenuLink } from "#components/ui/menu-item.tsx";
import type { MediaView } from "#lib/collection/of/media.ts";
import { useLibraryDesk } from "./library-desk.tsx";
import { libraryAddress } from "./media-place.ts";
import { orderMenuId } from "./order-menu.tsx";

const menuId = "library-more";
const look = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

/** On a phone: all that stands in the tool row of a wide screen. */
export function LibraryMore({ view }: { view: MediaView }) {
  const t = useTranslations("media.more");
  const looks = useTranslations("media.looks");
  const other = view.look === "grid" ? "list" : "grid";
  const OtherIcon = other === "list" ? List : LayoutGrid;
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
        <MenuLink
          {...inPlace(libraryAddress(view, { look: other, cursor: view.cursor }))}
          icon={<OtherIcon {...look} />}
        >
          {looks(other)}
        </MenuLink>
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
