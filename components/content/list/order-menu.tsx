"use client";

import { ArrowDownWideNarrow, Check } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuLink } from "#components/ui/menu-item.tsx";
import { changedLastFirst } from "#lib/content/list-order.ts";
import { type ListView, listViewSearch } from "#lib/content/list-view.ts";
import { paths } from "#lib/paths.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { inPlace } from "./in-place.ts";
import type { ListSubject } from "./list-subject.ts";

const menuId = "list-order";

/** In which order; each one is an address. */
export function OrderMenu({ subject: { type, reading }, view }: { subject: ListSubject; view: ListView }) {
  const t = useTranslations("list.order");
  const language = useLocale();
  const naming = type.fields.find((field) => field.apiName === type.displayField);
  const byTitle = `fields.${type.displayField}.${reading.localeId}`;
  const title = t("title", { field: naming ? wordsIn(naming.label, language) : type.displayField });
  const orders = [
    [changedLastFirst, t("changedLast")],
    ["sys.updatedAt", t("changedFirst")],
    ["-sys.createdAt", t("newest")],
    ["sys.createdAt", t("oldest")],
    [byTitle, title],
  ] as const;
  const current = orders.find(([order]) => order === view.order)?.[1] ?? title;
  const { mine, size } = view;
  return (
    <div className="list-order">
      <Button
        variant="quiet"
        size="small"
        popoverTarget={menuId}
        icon={<ArrowDownWideNarrow size={16} strokeWidth={1.75} aria-hidden />}
      >
        <span className="sr-only">{t("label")}: </span>
        {current}
      </Button>
      <Menu id={menuId} label={t("label")} align="end">
        {orders.map(([order, name]) => (
          <MenuLink
            key={order}
            {...inPlace(paths.contents(type.id, listViewSearch({ mine, size, order })))}
            aria-current={order === view.order ? "true" : undefined}
            end={order === view.order ? <Check size={16} strokeWidth={1.75} aria-hidden /> : undefined}
          >
            {name}
          </MenuLink>
        ))}
      </Menu>
    </div>
  );
}
