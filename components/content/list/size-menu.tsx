"use client";

import { Check, ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuLink } from "#components/ui/menu-item.tsx";
import { type ListView, listViewSearch, pageSizes } from "#lib/content/list-view.ts";
import { paths } from "#lib/paths.ts";
import { inPlace } from "./in-place.ts";
import type { ListSubject } from "./list-subject.ts";

const menuId = "list-size";

/** How many a page; another size begins at the first page. */
export function SizeMenu({ subject: { type }, view }: { subject: ListSubject; view: ListView }) {
  const t = useTranslations("list.pager");
  const { mine, order } = view;
  return (
    <div className="size">
      <Button variant="quiet" size="small" popoverTarget={menuId}>
        {t("perPage", { size: view.size })}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </Button>
      <Menu id={menuId} label={t("size")} align="end" side="above">
        {pageSizes.map((size) => (
          <MenuLink
            key={size}
            {...inPlace(paths.contents(type.id, listViewSearch({ mine, order, size })))}
            aria-current={size === view.size ? "true" : undefined}
            end={size === view.size ? <Check size={16} strokeWidth={1.75} aria-hidden /> : undefined}
          >
            {t("perPage", { size })}
          </MenuLink>
        ))}
      </Menu>
    </div>
  );
}
