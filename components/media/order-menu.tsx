import { ArrowDownWideNarrow, Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { inPlace } from "#components/list/in-place.ts";
import { Button } from "#components/ui/button.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuLabel, MenuLink } from "#components/ui/menu-item.tsx";
import { type MediaView, mediaOrderName, mediaOrders } from "#lib/collection/of/media.ts";
import { libraryAddress } from "./media-place.ts";
import type { LibrarySubject } from "./media-subject.ts";

export const orderMenuId = "library-order";

interface OrderProps {
  subject: LibrarySubject;
  view: MediaView;
}

/** In which order, and how to have another one. */
export function OrderButton({ view }: OrderProps) {
  const t = useTranslations("media.order");
  return (
    <Button
      className="list-order"
      variant="quiet"
      size="small"
      popoverTarget={orderMenuId}
      icon={<ArrowDownWideNarrow size={16} strokeWidth={1.75} aria-hidden />}
    >
      <span className="sr-only">{t("label")}: </span>
      <span className="truncate">{t(mediaOrderName(view.order))}</span>
    </Button>
  );
}

/** Every order; each one is an address. Titles are ordered by the locale that the member reads. */
export function OrderMenu({ subject: { localeIds, localeId }, view }: OrderProps) {
  const t = useTranslations("media.order");
  const orders = mediaOrders(localeIds).filter(
    (order) => !order.includes("fields.title.") || order.endsWith(`.${localeId}`),
  );
  return (
    <Menu id={orderMenuId} label={t("label")} align="end">
      <MenuLabel>{t("label")}</MenuLabel>
      {orders.map((order) => (
        <MenuLink
          key={order}
          {...inPlace(libraryAddress(view, { order }))}
          aria-current={order === view.order ? "true" : undefined}
          end={order === view.order ? <Check size={16} strokeWidth={1.75} aria-hidden /> : undefined}
        >
          {t(mediaOrderName(order))}
        </MenuLink>
      ))}
    </Menu>
  );
}
