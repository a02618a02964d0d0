import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { UnreadableItem } from "#lib/space/list.ts";

export type IdentifiedItem = UnreadableItem & { id: string };

interface UnreadableItemsProps {
  items?: readonly UnreadableItem[] | undefined;
  /** The item's own page, which may be able to show it. */
  addressOf?: ((id: string) => string) | undefined;
  deleteOf?: ((item: IdentifiedItem) => ReactNode) | undefined;
}

/** A row for each item that doesn't match the interface, named by its title if that is readable, else by its id. */
export function UnreadableItems({ items = [], addressOf, deleteOf }: UnreadableItemsProps) {
  const t = useTranslations("list.unreadable");
  if (items.length === 0) return null;
  return (
    <ul data-unreadable="">
      {items.map((item, index) => {
        const { id, title = id } = item;
        return (
          <li
            key={id ?? index}
            className="flex min-h-13 items-center gap-3 border-t border-line py-1 text-13 text-ink-2"
          >
            <Icon name="triangle-exclamation-point" className="flex-none" size={16} aria-hidden />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {title === undefined ? t("unnamed") : t("named", { title })}
            </span>
            {id !== undefined && title !== undefined && addressOf && (
              <ButtonLink
                href={addressOf(id)}
                size="small"
                variant="quiet"
                aria-label={t("openNamed", { title })}
              >
                {t("open")}
              </ButtonLink>
            )}
            {id !== undefined && deleteOf?.({ ...item, id })}
          </li>
        );
      })}
    </ul>
  );
}
