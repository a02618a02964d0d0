import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { SearchField } from "#components/collection/search-field.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { changedView } from "#lib/collection/view.ts";
import { manyOf } from "#lib/content/type-words.ts";
import { paths } from "#lib/paths.ts";
import { FilterPopover } from "./filter-popover.tsx";
import type { FilterProps } from "./show-view.ts";
import { showView } from "./show-view.ts";

/** Searches the list of a type; on a phone with the filters beside it. */
export function SearchBox({ subject, view, page }: FilterProps) {
  const { type, source } = subject;
  const t = useTranslations("filterBar");
  const language = useLocale();
  return (
    <search className="flex min-w-0 items-center gap-2 tablet:min-w-48 tablet:shrink-9999 max-tablet:flex-1">
      <SearchField
        className="w-70 min-w-0 flex-1 max-tablet:w-auto"
        label={t("search", { many: manyOf(type, language) })}
        search={view.search}
        action={paths[source](type.id)}
        onSearch={(search) => showView(subject, changedView(view, { search }), "replace")}
      />
      <FilterButton {...{ subject, view, page }} />
    </search>
  );
}

/** On a phone: the number of filters, and the sheet with all of them. */
function FilterButton({ subject, view, page }: FilterProps) {
  const t = useTranslations("filterBar");
  const id = useId();
  const count = view.filters.length;
  return (
    <div className="tablet:hidden" data-all-filters="">
      <Button
        className="max-tablet:px-3"
        popoverTarget={id}
        aria-label={t("countOf", { count })}
        icon={<Icon name="sliders-horizontal" size={20} />}
      >
        {count > 0 && <span className="font-semibold tabular-nums">{count}</span>}
      </Button>
      <FilterPopover {...{ id, subject, view, page }} label={t("filters")} start="all" />
    </div>
  );
}
