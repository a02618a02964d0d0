import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { MenuLink } from "#components/ui/menu-item.tsx";
import { type PageSize, pageSizes } from "#lib/collection/view.ts";
import { inPlace } from "./in-place.ts";

export interface SizeLinksProps {
  size: PageSize;
  /** The address of the same list in another size. */
  addressOf: (size: PageSize) => string;
}

/** Every size; another one begins at the first page. */
export function SizeLinks({ size, addressOf }: SizeLinksProps) {
  const t = useTranslations("list.pager");
  return pageSizes.map((each) => (
    <MenuLink
      key={each}
      {...inPlace(addressOf(each))}
      aria-current={each === size ? "true" : undefined}
      end={each === size ? <Check size={16} strokeWidth={1.75} aria-hidden /> : undefined}
    >
      {t("perPage", { size: each })}
    </MenuLink>
  ));
}
