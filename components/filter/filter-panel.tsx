import { useState } from "react";
import type { ContentsPage, ContentsSubject, ContentsView } from "#lib/collection/of/contents.ts";
import { operatorsOffered } from "#lib/fields/filter/filter-kinds.ts";
import { type ListFilter, needsAdvancedSearch } from "#lib/fields/filter/filter-operator.ts";
import { type FilterField, filterFieldsOf } from "#lib/fields/filter.ts";
import { AllFilters } from "./all-filters.tsx";
import { FieldChoice } from "./field-choice.tsx";
import { FilterEditor } from "./filter-editor.tsx";

/** Where it begins: with a field for one more, with all that are set, or with one of them by its place. */
export type FilterStart = "new" | "all" | number;

export interface PanelProps {
  subject: ContentsSubject;
  view: ContentsView;
  page: ContentsPage | undefined;
  close: () => void;
}

/** A condition in the making; `index` is the place of the one that it takes. */
interface Draft {
  filter: ListFilter;
  index: number | undefined;
}

/** Filters one after the other: which field, then which operator and value. */
export function FilterPanel({ start, ...panel }: PanelProps & { start: FilterStart }) {
  const { subject, view, page } = panel;
  const [draft, setDraft] = useState<Draft | undefined>(() => draftAt(view, start));
  const [index, setIndex] = useState(typeof start === "number" ? start : undefined);
  const fields = filterFieldsOf(subject.type, subject.reading.localeIds);
  const choose = (field: FilterField) => {
    const operator = operatorsOffered(field.kind).find(
      (each) => page?.advancedSearch === true || !needsAdvancedSearch(each),
    );
    if (operator !== undefined) setDraft({ index, filter: { key: field.key, operator, value: "" } });
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
