import { Check } from "lucide-react";
import { inPlace } from "#components/list/in-place.ts";
import type { ListSubject } from "#components/list/list-subject.ts";
import { MenuLink } from "#components/ui/menu-item.tsx";
import { type OrderKey, orderKeysIn, orderOf } from "#lib/collection/of/content-orders.ts";
import type { ContentsPlace, ContentsView } from "#lib/collection/of/contents.ts";
import { useOrderWords } from "./order-words.ts";
import { viewAddress } from "./view-address.ts";

/** What is offered of what the service says: in the reading room, the moment that its rows print. */
const ownAt: Readonly<Record<ContentsPlace, readonly string[]>> = {
  contents: ["sys.updatedAt", "sys.createdAt", "sys.version"],
  readings: ["sys.publish.at"],
};

/** Every order; each one is an address. */
export function OrderLinks({ subject, view }: { subject: ListSubject; view: ContentsView }) {
  const wordsOf = useOrderWords(subject);
  return ordersOf(subject).map((order) => (
    <MenuLink
      key={order}
      {...inPlace(viewAddress(subject, view, { order }))}
      aria-current={order === view.order ? "true" : undefined}
      end={order === view.order ? <Check size={16} strokeWidth={1.75} aria-hidden /> : undefined}
    >
      {wordsOf(order)}
    </MenuLink>
  ));
}

/** The most common ones first. */
function ordersOf({ type, place, reading }: ListSubject): string[] {
  const keys = orderKeysIn({ type, localeIds: reading.localeIds }, reading.localeId);
  const own = keys.filter(({ key }) => ownAt[place].includes(key));
  const fields = keys.filter(({ field }) => field);
  return [...own.slice(0, 2), ...fields, ...own.slice(2)].flatMap(bothWays);
}

function bothWays({ key, first }: OrderKey): string[] {
  return [orderOf(key, first), orderOf(key, first === "ascending" ? "descending" : "ascending")];
}
