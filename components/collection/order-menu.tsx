"use no memo";

import { ArrowDownWideNarrow, Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuLabel, MenuLink } from "#components/ui/menu-item.tsx";
import { inPlace } from "./in-place.ts";

export const orderMenuId = "list-order";

/** The order that a list has, and the button that opens the menu of all. */
export function OrderButton({ label }: { label: string }) {
  const t = useTranslations("list.order");
  return (
    <Button
      className="list-order"
      variant="quiet"
      size="small"
      popoverTarget={orderMenuId}
      icon={<ArrowDownWideNarrow size={16} />}
    >
      <span className="sr-only">{t("label")}: </span>
      <span className="truncate">{label}</span>
    </Button>
  );
}

interface OrderMenuProps {
  current: string;
  orders: readonly string[];
  labelOf: (order: string) => string;
  addressOf: (order: string) => string;
}

/** Every order; each one is an address. */
export function OrderMenu({ current, orders, labelOf, addressOf }: OrderMenuProps) {
  const t = useTranslations("list.order");
  const [wasOpened, setOpened] = useState(false);
  return (
    <Menu id={orderMenuId} label={t("label")} align="end" onOpen={() => setOpened(true)}>
      <MenuLabel>{t("label")}</MenuLabel>
      {wasOpened &&
        orders.map((order) => (
          <MenuLink
            key={order}
            {...inPlace(addressOf(order))}
            aria-current={order === current ? "true" : undefined}
            end={order === current ? <Check size={16} /> : undefined}
          >
            {labelOf(order)}
          </MenuLink>
        ))}
    </Menu>
  );
}
