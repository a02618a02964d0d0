"use no memo";

import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "#components/ui/button.tsx";
import type { ContentsPage, ContentsSubject, ContentsView } from "#lib/collection/of/contents.ts";
import { FilterPopover } from "./filter-popover.tsx";

interface FilterButtonProps {
  subject: ContentsSubject;
  view: ContentsView;
  page: ContentsPage | undefined;
}

/** On a phone: how many filters are set, and the sheet with all of them. */
export function FilterButton({ subject, view, page }: FilterButtonProps) {
  const t = useTranslations("filter");
  const id = useId();
  const count = view.filters.length;
  return (
    <div className="filter-all">
      <Button
        popoverTarget={id}
        aria-label={t("countOf", { count })}
        icon={<SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden />}
      >
        {count > 0 && <span className="filter-count">{count}</span>}
      </Button>
      <FilterPopover {...{ id, subject, view, page }} label={t("filters")} start="all" />
    </div>
  );
}
