import { ArrowDownWideNarrow, Bookmark, CheckCheck, CircleCheck, Download, Rows3 } from "lucide-react";
import { useTranslations } from "next-intl";
import { sizeMenuId } from "#components/list/size-menu.tsx";
import { MenuItem } from "#components/ui/menu-item.tsx";
import { useDesk } from "./list-desk.tsx";
import { orderMenuId } from "./order-menu.tsx";

const look = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

export function ListMoreItems({ menuId }: { menuId: string }) {
  const t = useTranslations("listTools.more");
  const { selection, shown, dialog } = useDesk();
  return (
    <>
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
      <MenuItem
        closes={menuId}
        icon={<Download {...look} />}
        onClick={() => dialog.become({ asked: { kind: "export", contents: undefined }, isOpen: true })}
      >
        {t("export")}
      </MenuItem>
      <MenuItem
        closes={menuId}
        icon={<Bookmark {...look} />}
        onClick={() => dialog.become({ asked: { kind: "views" }, isOpen: true })}
      >
        {t("views")}
      </MenuItem>
    </>
  );
}
