"use client";

import { ArrowDownWideNarrow, Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { inPlace } from "#components/list/in-place.ts";
import { Button } from "#components/ui/button.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuLabel, MenuLink } from "#components/ui/menu-item.tsx";
import type { ListView } from "#lib/content/list-view.ts";
import type { ListSubject } from "./list-subject.ts";
import { useOrders } from "./order-words.ts";
import { viewAddress } from "./view-address.ts";

export const orderMenuId = "list-order";

interface OrderProps {
  subject: ListSubject;
  view: ListView;
}

/** In which order, and how to have another one. */
export function OrderButton({ subject, view }: OrderProps) {
  const t = useTranslations("list.order");
  const { wordsOf } = useOrders(subject);
  return (
    <Button
      className="list-order"
      variant="quiet"
      size="small"
      popoverTarget={orderMenuId}
      icon={<ArrowDownWideNarrow size={16} strokeWidth={1.75} aria-hidden />}
    >
      <span className="sr-only">{t("label")}: </span>
      <span className="truncate">{wordsOf(view.order)}</span>
    </Button>
  );
}

/** Every order; each one is an address. */
export function OrderMenu({ subject, view }: OrderProps) {
  const t = useTranslations("list.order");
  const { orders } = useOrders(subject);
  return (
    <Menu id={orderMenuId} label={t("label")} align="end">
      <MenuLabel>{t("label")}</MenuLabel>
      {orders.map(({ order, words }) => (
        <MenuLink
          key={order}
          {...inPlace(viewAddress(subject.type, view, { order }))}
          aria-current={order === view.order ? "true" : undefined}
          end={order === view.order ? <Check size={16} strokeWidth={1.75} aria-hidden /> : undefined}
        >
          {words}
        </MenuLink>
      ))}
    </Menu>
  );
}
