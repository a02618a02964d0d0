import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { useFieldName } from "#components/fields/filter/field-name.ts";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { servedPart } from "#components/ui/lazy-part.tsx";
import { useNumber } from "#components/ui/use-number.ts";
import { withAllMessages } from "#components/ui/with-all-messages.tsx";
import { totalWords } from "#lib/collection/total-words.ts";
import { changedView } from "#lib/collection/view.ts";
import type { ListFilter } from "#lib/fields/filter/filter-operator.ts";
import { filterFieldsOf } from "#lib/fields/filter.ts";
import { FilterPopover } from "./filter-popover.tsx";
import type { FilterProps } from "./show-view.ts";
import { showView } from "./show-view.ts";

const bar = classNames(
  "mb-4 flex flex-wrap items-center gap-2 print:hidden",
  "max-tablet:-mx-4 max-tablet:scrollbar-none max-tablet:flex-nowrap max-tablet:overflow-x-auto max-tablet:px-4",
  // With space for focus rings.
  "max-tablet:-mt-1 max-tablet:mb-1 max-tablet:py-1",
);
const chip = classNames(
  "inline-flex h-control-small max-w-full flex-none items-center rounded-3 bg-sheet text-13 text-ink-2",
  "inset-ring inset-ring-line-strong has-open:bg-accent-tint has-open:inset-ring-accent forced-colors:border",
);
const removeButton = classNames(
  "relative me-1 grid size-6 flex-none place-items-center rounded-2 hover:bg-hover hover:text-ink",
  "touch:m-0 touch:size-11",
);
const addButton = classNames(
  "inline-flex h-control-small flex-none items-center gap-1.5 rounded-3 ps-2.5 pe-3 text-13 font-medium",
  "text-ink-2 inset-ring inset-ring-line-strong hover:bg-hover hover:text-ink forced-colors:border",
  "group-has-open:bg-accent-tint! group-has-open:text-accent! group-has-open:inset-ring-accent",
);

interface FilterBarProps extends FilterProps {
  /** Before the first chip, and at the end of the row. */
  start?: ReactNode;
  end?: ReactNode;
}

/** The filters of a list as sentences that can be edited and removed, and a button that adds one. */
export function FilterBar({ subject, view, page, start, end }: FilterBarProps) {
  const t = useTranslations("filterBar");
  const number = useNumber();
  const id = useId();
  const { filters } = view;
  const total = page?.totalCount;
  return (
    <section className={bar} aria-label={t("filters")}>
      {start}
      {filters.length > 0 && <FilterChips {...{ subject, view, page }} addId={`${id}-add`} />}
      <span className="group max-tablet:hidden">
        <button type="button" id={`${id}-add`} className={addButton} popoverTarget={id}>
          <Icon name="plus" size={16} />
          {t("add")}
        </button>
        <FilterPopover {...{ id, subject, view, page }} label={t("title")} start="new" />
      </span>
      <span className="ms-auto flex items-center max-tablet:hidden">
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
          {total !== undefined && t("count", { count: total, shown: totalWords(total, number) })}
        </span>
      )}
    </section>
  );
}

const FilterSentence = servedPart<Omit<FilterProps, "view"> & Pick<FilterChipProps, "filter">>(
  (language) =>
    withAllMessages(
      language,
      import("./loaded-filters.ts").then((file) => file.FilterSentence),
    ),
  FieldName,
);

/** Shown instead of a sentence while its script loads, or if it can't be loaded. */
function FieldName({ subject: { type, reading }, filter }: Pick<FilterChipProps, "subject" | "filter">) {
  const name = useFieldName(reading.localeId);
  const field = filterFieldsOf(type, reading.localeIds).find(({ key }) => key === filter.key);
  return field === undefined ? filter.key : name(field);
}

interface FilterChipsProps extends FilterProps {
  /** The button that gets the focus when the last filter is removed. */
  addId: string;
}

/** The filters of a list, in the order of the URL. */
function FilterChips({ subject, view, page, addId }: FilterChipsProps) {
  const remove = (index: number, from: HTMLElement) => {
    successorOf(from, addId)?.focus();
    const filters = view.filters.filter((_, at) => at !== index);
    showView(subject, changedView(view, { filters }));
  };
  return view.filters.map((filter, index) => (
    // An edited chip stays the same element and keeps the focus.
    // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that it keeps.
    <FilterChip key={index} {...{ subject, view, page, filter, index, remove }} />
  ));
}

interface FilterChipProps extends FilterProps {
  filter: ListFilter;
  index: number;
  remove: (index: number, from: HTMLElement) => void;
}

/** One filter as a sentence: a press on the words edits it, the cross or Backspace removes it. */
function FilterChip({ subject, view, page, filter, index, remove }: FilterChipProps) {
  const t = useTranslations("filterBar");
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Backspace" && event.key !== "Delete") return;
    event.preventDefault();
    remove(index, event.currentTarget);
  };
  return (
    <span className={chip} data-chip="">
      <button
        type="button"
        id={`${id}-words`}
        className="h-full min-w-0 truncate rounded-3 ps-3 pe-1.5 hover:bg-hover focus-visible:-outline-offset-2"
        popoverTarget={id}
        aria-haspopup="dialog"
        onKeyDown={onKeyDown}
      >
        <FilterSentence {...{ subject, filter, page }} />
      </button>
      <button
        type="button"
        className={removeButton}
        aria-labelledby={`${id}-remove ${id}-words`}
        onKeyDown={onKeyDown}
        onClick={(event) => remove(index, event.currentTarget)}
      >
        <span id={`${id}-remove`} className="sr-only">
          {t("remove")}
        </span>
        <Icon name="x" size={14} />
      </button>
      <FilterPopover {...{ id, subject, view, page }} label={t("title")} start={index} />
    </span>
  );
}

/** What gets the focus after a chip is removed: the next chip, else the previous one, else the button that adds one. */
function successorOf(from: HTMLElement, addId: string): HTMLElement | null {
  const chip = from.closest("[data-chip]");
  const next = chip?.nextElementSibling?.matches("[data-chip]") ? chip : chip?.previousElementSibling;
  const words = next?.matches("[data-chip]") ? next.querySelector("button") : undefined;
  return words ?? phoneButton() ?? document.getElementById(addId);
}

function phoneButton(): HTMLElement | undefined {
  const button = document.querySelector<HTMLElement>("[data-all-filters] > button");
  return button?.checkVisibility() ? button : undefined;
}
