import { useTranslations } from "next-intl";
import { useFieldName } from "#components/fields/filter/field-name.ts";
import { FilterValue } from "#components/fields/filter/filter-value.tsx";
import { operatorWords, shorthandWords } from "#components/fields/filter/filter-words.ts";
import type { ListFilter } from "#lib/fields/filter/filter-operator.ts";
import { shorthandOf } from "#lib/fields/filter/shorthand.ts";
import { filterFieldsOf } from "#lib/fields/filter.ts";
import type { FilterProps } from "./show-view.ts";

/** A filter in words: "Published after 1 Sep 2026". */
export function FilterSentence({
  subject,
  filter,
  page,
}: Omit<FilterProps, "view"> & { filter: ListFilter }) {
  const t = useTranslations("filter.chip");
  const { type, reading } = subject;
  const name = useFieldName(reading.localeId);
  const field = filterFieldsOf(type, reading.localeIds).find(({ key }) => key === filter.key);
  if (field === undefined) return filter.key;
  const shorthand = shorthandOf(filter, field.kind);
  const words = shorthand
    ? shorthandWords[shorthand]
    : operatorWords(field, filter.operator, page?.advancedSearch === true);
  return t.rich(words === "exists" ? `exists.${filter.value === "true"}` : words, {
    field: name(field),
    value: "",
    v: (chunks) => (
      <strong className="font-semibold text-accent">
        {words === "exists" ? chunks : <FilterValue {...{ subject, field, filter, page }} />}
      </strong>
    ),
  });
}
