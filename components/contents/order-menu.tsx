"use no memo";

import { ArrowDownWideNarrow } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ListSubject } from "#components/list/list-subject.ts";
import { blocksOf } from "#components/list/menu-blocks.tsx";
import { Button } from "#components/ui/button.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { Menu } from "#components/ui/menu.tsx";
import type { ContentsView } from "#lib/collection/of/contents.ts";
import { useOrderWords } from "./order-words.ts";

export const orderMenuId = "list-order";

const OrderLinks = lazyPart(() => import("./order-links.tsx").then((lazy) => lazy.OrderLinks), blocksOf(8));

interface OrderProps {
  subject: ListSubject;
  view: ContentsView;
}

/** In which order, and how to have another one. */
export function OrderButton({ subject, view }: OrderProps) {
  const t = useTranslations("list.order");
  const wordsOf = useOrderWords(subject);
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

export function OrderMenu({ subject, view }: OrderProps) {
  const t = useTranslations("list.order");
  const [wasOpened, setOpened] = useState(false);
  return (
    <Menu id={orderMenuId} label={t("label")} align="end" onOpen={() => setOpened(true)}>
      <p className="menu-label">{t("label")}</p>
      {wasOpened && <OrderLinks {...{ subject, view }} />}
    </Menu>
  );
}
