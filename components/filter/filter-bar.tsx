"use no memo";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";

import { Button } from "#components/ui/button.tsx";
import { useNumber } from "#components/ui/use-number.ts";
import type { ContentsPage, ContentsSubject, ContentsView } from "#lib/collection/of/contents.ts";
import { totalWords } from "#lib/collection/total-words.ts";
import { changedView } from "#lib/collection/view.ts";
import { FilterChips } from "./filter-chips.tsx";
import { FilterPopover } from "./filter-popover.tsx";
import { showView } from "./show-view.ts";

interface FilterBarProps {
  subject: ContentsSubject;
  view: ContentsView;
  /** What is shown: it knows how many there are, members by name, and what the Space can do. */
  page: ContentsPage | undefined;
  /** Before the first chip, and at the end of the row. */
  start?: ReactNode;
  end?: ReactNode;
}

/** What a list is filtered by, each a sentence that can be changed and taken out; and a way to one more. */
export function FilterBar({ subject, view, page, start, end }: FilterBarProps) {
  const t = useTranslations("filter");
  const number = useNumber();
  const id = useId();
  const { filters } = view;
  const total = page?.totalCount;
  return (
    <section className="filter-bar" aria-label={t("filters")}>
      {start}
      {filters.length > 0 && <FilterChips {...{ subject, view, page }} addId={`${id}-add`} />}
      <span className="filter-add">
        <button type="button" id={`${id}-add`} className="chip-add" popoverTarget={id}>
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          {t("add")}
        </button>
        <FilterPopover {...{ id, subject, view, page }} label={t("edit.title")} start="new" />
      </span>
      <span className="filter-end">
        {filters.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              document.getElementById(`${id}-add`)?.focus();
              showView(subject, changedView(view, { filters: [] }));
            }}
          >
            {t("clear")}
          </Button>
        )}
        {end}
      </span>
      {filters.length > 0 && (
        <span className="sr-only" role="status">
          {total !== undefined && t("said.count", { count: total, shown: totalWords(total, number) })}
        </span>
      )}
    </section>
  );
}
