import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { MenuItem } from "#components/ui/menu-item.tsx";
import type { ContentsView } from "#lib/collection/of/contents.ts";
import { changedView } from "#lib/collection/view.ts";
import { operatorsOffered } from "#lib/fields/filter/filter-kinds.ts";
import { type ListFilter, needsAdvancedSearch } from "#lib/fields/filter/filter-operator.ts";
import { shorthandFilter, shorthandsOf } from "#lib/fields/filter/shorthand.ts";
import { type FilterField, filterFieldsOf, isSearchable } from "#lib/fields/filter.ts";
import { FieldChoice } from "./field-choice.tsx";
import { FilterEditor } from "./filter-editor.tsx";
import { FilterSentence } from "./filter-sentence.tsx";
import type { FilterProps } from "./show-view.ts";
import { showView } from "./show-view.ts";

/** Where to start: with a field for a new filter, with the list of all, or with the filter at an index. */
export type FilterStart = "new" | "all" | number;

export interface PanelProps extends FilterProps {
  close: () => void;
}

/** The filter that is edited; `index` is that of the filter it replaces. */
interface Draft {
  filter: ListFilter;
  index: number | undefined;
}

/** Adds and edits filters: first the field, then operator and value. */
export function FilterPanel({ start, ...panel }: PanelProps & { start: FilterStart }) {
  const { subject, view, page } = panel;
  const [draft, setDraft] = useState<Draft | undefined>(() => draftAt(view, start));
  const [index, setIndex] = useState(typeof start === "number" ? start : undefined);
  const fields = filterFieldsOf(subject.type, subject.reading.localeIds);
  const choose = (field: FilterField) => {
    const [operator, ...others] = operatorsOffered(field.kind).filter(
      (each) => page?.advancedSearch === true || !needsAdvancedSearch(each),
    );
    if (operator === undefined) return;
    const isText = shorthandsOf(field.kind, [operator, ...others]).includes("contains");
    // For full-text fields, "contains the words" comes first.
    const condition = isText && !isSearchable(field) ? shorthandFilter("contains") : { operator, value: "" };
    setDraft({ index, filter: { key: field.key, ...condition } });
  };
  if (draft !== undefined) {
    return (
      <FilterEditor
        {...panel}
        fields={fields}
        index={draft.index}
        filter={draft.filter}
        onChange={(filter) => setDraft({ ...draft, filter })}
        onBack={() => {
          setIndex(draft.index);
          setDraft(undefined);
        }}
      />
    );
  }
  if (start === "all" && index === undefined && view.filters.length > 0) {
    return (
      <AllFilters {...panel} edit={(at) => setDraft(draftAt(view, at))}>
        <FieldChoice {...{ subject, fields, choose }} isQuiet />
      </AllFilters>
    );
  }
  return <FieldChoice {...{ subject, fields, choose }} />;
}

function draftAt(view: ContentsView, start: FilterStart): Draft | undefined {
  const filter = typeof start === "number" ? view.filters[start] : undefined;
  return filter === undefined || typeof start !== "number" ? undefined : { filter, index: start };
}

interface AllFiltersProps extends PanelProps {
  edit: (index: number) => void;
  /** Starts another filter. */
  children: ReactNode;
}

/** All filters, in the bottom sheet of a phone. */
function AllFilters({ subject, view, page, close, edit, children }: AllFiltersProps) {
  const t = useTranslations("filterBar");
  const id = useId();
  const show = (filters: typeof view.filters) => showView(subject, changedView(view, { filters }));
  return (
    <>
      <div className="flex items-center justify-between ps-3 pe-1 max-tablet:ps-4 max-tablet:pe-2">
        <h2 className="text-16">{t("filters")}</h2>
        <Button
          variant="text"
          size="small"
          onClick={() => {
            show([]);
            close();
          }}
        >
          {t("clear")}
        </Button>
      </div>
      <ul className="border-b border-line p-1.5">
        {view.filters.map((filter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and none has a state of its own.
          <li key={index} className="flex items-center">
            <MenuItem
              id={`${id}-${index}`}
              className="min-w-0 flex-1 text-ink-2!"
              end={<Icon name="chevron-right" size={16} />}
              onClick={() => edit(index)}
            >
              <FilterSentence {...{ subject, filter, page }} />
            </MenuItem>
            <button
              type="button"
              className="grid h-11 w-[min(2.75rem,13.75vw)] flex-none place-items-center rounded-3 text-ink-2 hover:bg-hover"
              aria-labelledby={`${id}-out ${id}-${index}`}
              onClick={({ currentTarget }) => {
                if (index === view.filters.length - 1) removeButtonBefore(currentTarget)?.focus();
                show(view.filters.filter((_, at) => at !== index));
              }}
            >
              <Icon name="x" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <span id={`${id}-out`} hidden>
        {t("remove")}
      </span>
      {children}
    </>
  );
}

/** When the last filter is removed, the one before it gets the focus. */
function removeButtonBefore(button: HTMLElement): HTMLElement | null | undefined {
  return button.closest("li")?.previousElementSibling?.querySelector<HTMLElement>("button:last-of-type");
}
