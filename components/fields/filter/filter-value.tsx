import { useTranslations } from "next-intl";
import type { ComponentType, ReactNode } from "react";
import type { ContentsPage } from "#lib/collection/of/contents.ts";
import { type FilterEditor, isMany, operatorRow } from "#lib/fields/filter/filter-kinds.ts";
import { splitList } from "#lib/fields/filter/filter-list.ts";
import type { ListFilter } from "#lib/fields/filter/filter-operator.ts";
import type { FilterField } from "#lib/fields/filter.ts";
import { parsePolygon } from "#lib/fields/location/filter.ts";
import type { FilterSubject } from "../filter.tsx";
import { NearWords } from "../location/near-words.tsx";
import { ReferNames } from "../refer/refer-names.tsx";
import { Entries } from "./entries.tsx";
import { MemberNames } from "./member-names.tsx";
import { useScalarWords } from "./scalar-words.ts";

interface FilterValueProps {
  subject: FilterSubject;
  field: FilterField;
  filter: ListFilter;
  page: ContentsPage | undefined;
}

type WordsProps = FilterValueProps & { entries: readonly string[] };

/** What a condition compares with, in words. */
const valueWords: Record<FilterEditor["editor"], ComponentType<WordsProps>> = {
  ...{ text: ScalarWords, number: ScalarWords, date: ScalarWords, moment: ScalarWords },
  ...{ yesNo: ScalarWords, option: ScalarWords, presence: AsWritten, pattern: AsWritten },
  member: ({ subject, page, entries }) => <MemberNames {...{ subject, page }} ids={entries} />,
  refer: ({ subject, field, entries }) => <ReferNames {...{ subject, field }} ids={entries} />,
  near: ({ subject, field, filter }) => <NearWords {...{ subject, field }} value={filter.value} />,
  polygon: PolygonWords,
};

export function FilterValue(props: FilterValueProps): ReactNode {
  const { field, filter } = props;
  const Words = valueWords[operatorRow(field.kind, filter.operator)?.editor.editor ?? "pattern"];
  const entries = isMany(field.kind, filter.operator) ? splitList(filter.value) : [filter.value];
  return <Words {...props} entries={entries} />;
}

function ScalarWords({ field, filter, entries }: WordsProps) {
  const words = useScalarWords(field, filter.operator);
  return <Entries entries={entries.map(words)} />;
}

function PolygonWords({ filter }: WordsProps) {
  return useTranslations("filter.value")("polygon", { count: parsePolygon(filter.value)?.length ?? 0 });
}

function AsWritten({ filter }: WordsProps) {
  return <bdi>{filter.value}</bdi>;
}
