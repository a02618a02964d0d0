"use client";

import { Check } from "lucide-react";
import { inPlace } from "#components/list/in-place.ts";
import { MenuLink } from "#components/ui/menu-item.tsx";
import type { ListView } from "#lib/content/list-view.ts";
import type { ListSubject } from "./list-subject.ts";
import { useOrders } from "./order-words.ts";
import { viewAddress } from "./view-address.ts";

/** Every order; each one is an address. */
export function OrderLinks({ subject, view }: { subject: ListSubject; view: ListView }) {
  const { orders } = useOrders(subject);
  return orders.map(({ order, words }) => (
    <MenuLink
      key={order}
      {...inPlace(viewAddress(subject.type, view, { order }))}
      aria-current={order === view.order ? "true" : undefined}
      end={order === view.order ? <Check size={16} strokeWidth={1.75} aria-hidden /> : undefined}
    >
      {words}
    </MenuLink>
  ));
}
