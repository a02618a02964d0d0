"use no memo";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { pageSizes } from "#lib/collection/view.ts";
import { blocksOf } from "./menu-blocks.tsx";
import type { SizeLinksProps } from "./size-links.tsx";

export const sizeMenuId = "list-size";

const SizeLinks = lazyPart(
  () => import("./size-links.tsx").then((lazy) => lazy.SizeLinks),
  blocksOf(pageSizes.length),
);

/** How many a page. */
export function SizeMenu({ size, addressOf }: SizeLinksProps) {
  const t = useTranslations("list.pager");
  const [wasOpened, setOpened] = useState(false);
  return (
    <div className="size">
      <Button variant="quiet" size="small" popoverTarget={sizeMenuId}>
        {t("perPage", { size })}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </Button>
      <Menu id={sizeMenuId} label={t("size")} align="end" side="above" onOpen={() => setOpened(true)}>
        {wasOpened && <SizeLinks {...{ size, addressOf }} />}
      </Menu>
    </div>
  );
}
