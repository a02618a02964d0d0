"use client";

import { Check, ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuLink } from "#components/ui/menu-item.tsx";
import { type ListView, pageSizes } from "#lib/content/list-view.ts";
import { inPlace, viewAddress } from "./in-place.ts";
import type { ListSubject } from "./list-subject.ts";

export const sizeMenuId = "list-size";

/** How many a page; another size begins at the first page. */
export function SizeMenu({ subject: { type }, view }: { subject: ListSubject; view: ListView }) {
  const t = useTranslations("list.pager");
  return (
    <div className="size">
      <Button variant="quiet" size="small" popoverTarget={sizeMenuId}>
        {t("perPage", { size: view.size })}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </Button>
      <Menu id={sizeMenuId} label={t("size")} align="end" side="above">
        {pageSizes.map((size) => (
          <MenuLink
            key={size}
            {...inPlace(viewAddress(type, view, { size }))}
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
