"use client";

import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { MenuLink } from "#components/ui/menu-item.tsx";
import { type ListView, pageSizes } from "#lib/content/list-view.ts";
import { inPlace, viewAddress } from "./in-place.ts";
import type { ListSubject } from "./list-subject.ts";

/** Every size; another one begins at the first page. */
export function SizeLinks({ subject: { type }, view }: { subject: ListSubject; view: ListView }) {
  const t = useTranslations("list.pager");
  return pageSizes.map((size) => (
    <MenuLink
      key={size}
      {...inPlace(viewAddress(type, view, { size }))}
      aria-current={size === view.size ? "true" : undefined}
      end={size === view.size ? <Check size={16} strokeWidth={1.75} aria-hidden /> : undefined}
    >
      {t("perPage", { size })}
    </MenuLink>
  ));
}
