"use no memo";

import { Ellipsis } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { blocksOf } from "#components/list/menu-blocks.tsx";
import { Button } from "#components/ui/button.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { Menu } from "#components/ui/menu.tsx";

const menuId = "list-more";

const MoreItems = lazyPart(
  () => import("./list-more-items.tsx").then((lazy) => lazy.ListMoreItems),
  blocksOf(6),
);

/** On a phone: all that stands in the tool row of a wide screen. */
export function ListMore() {
  const t = useTranslations("ui");
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <Button
        className="phone-only"
        variant="quiet"
        iconOnly
        popoverTarget={menuId}
        aria-label={t("more")}
        icon={<Ellipsis size={22} strokeWidth={1.75} aria-hidden />}
      />
      <Menu id={menuId} label={t("more")} align="end" onOpen={() => setOpened(true)}>
        {wasOpened && <MoreItems menuId={menuId} />}
      </Menu>
    </>
  );
}
