"use no memo";

import { Check, ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuLink } from "#components/ui/menu-item.tsx";
import { type PageSize, pageSizes } from "#lib/collection/view.ts";
import { inPlace } from "./in-place.ts";

export const sizeMenuId = "list-size";

interface SizeMenuProps {
  size: PageSize;
  /** The address of the same list in another size. */
  addressOf: (size: PageSize) => string;
}

/** How many items a page has; another size begins at the first page. */
export function SizeMenu({ size, addressOf }: SizeMenuProps) {
  const t = useTranslations("list.pager");
  const [wasOpened, setOpened] = useState(false);
  return (
    <div className="size">
      <Button variant="quiet" size="small" popoverTarget={sizeMenuId}>
        {t("perPage", { size })}
        <ChevronDown size={16} />
      </Button>
      <Menu id={sizeMenuId} label={t("size")} align="end" side="above" onOpen={() => setOpened(true)}>
        {wasOpened &&
          pageSizes.map((each) => (
            <MenuLink
              key={each}
              {...inPlace(addressOf(each))}
              aria-current={each === size ? "true" : undefined}
              end={each === size ? <Check size={16} /> : undefined}
            >
              {t("perPage", { size: each })}
            </MenuLink>
          ))}
      </Menu>
    </div>
  );
}
