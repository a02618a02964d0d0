import { useLocale, useTranslations } from "next-intl";
import type { ComponentType, ReactNode } from "react";
import { useAuthorsOfType } from "#lib/browser/content/use-authors-of-type.ts";
import { useNameAt } from "#lib/browser/content/use-name-at.ts";
import type { ContentsPage } from "#lib/collection/of/contents.ts";
import { type FilterEditor, isMany, operatorRow } from "#lib/fields/filter/filter-kinds.ts";
import { type ListFilter, splitList } from "#lib/fields/filter/filter-operator.ts";
import { containedText, daysAgo, shorthandOf } from "#lib/fields/filter/shorthand.ts";
import type { FilterField } from "#lib/fields/filter.ts";
import { formatNumber, formatPosition } from "#lib/fields/format.ts";
import { parseNear, parsePolygon } from "#lib/fields/location/filter.ts";
import type { FilterSubject } from "../filter.tsx";
import { ReferNames } from "../refer/refer-names.tsx";
import { Entries } from "./entries.tsx";
import { useScalarWords } from "./scalar-words.ts";

interface FilterValueProps {
  subject: FilterSubject;
  field: FilterField;
  filter: ListFilter;
  page: ContentsPage | undefined;
}

type WordsProps = FilterValueProps & { entries: readonly string[] };

/** The value of a filter in words. */
const valueWords: Record<FilterEditor["editor"], ComponentType<WordsProps>> = {
  ...{ text: ScalarWords, number: ScalarWords, date: ScalarWords, moment: ScalarWords },
  ...{ yesNo: ScalarWords, option: ScalarWords, presence: AsWritten, pattern: AsWritten },
  member: ({ subject, page, entries }) => <MemberNames {...{ subject, page }} ids={entries} />,
  refer: ({ subject, field, entries }) => <ReferNames {...{ subject, field }} ids={entries} />,
  near: ({ subject, field, filter }) => <NearWords {...{ subject, field }} value={filter.value} />,
  polygon: PolygonWords,
};

export function FilterValue(props: FilterValueProps): ReactNode {
  const t = useTranslations("filter.value");
  const { field, filter } = props;
  const shorthand = shorthandOf(filter, field.kind);
  if (shorthand === "contains") return <bdi>{containedText(filter.value)}</bdi>;
  if (shorthand === "last") return t("days", { count: daysAgo(filter.value) ?? 0 });
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

interface MemberNamesProps {
  subject: FilterSubject;
  page: ContentsPage | undefined;
  ids: readonly string[];
}

/** Members by name, as far as the page has items of theirs. */
function MemberNames({ subject: { type, memberId }, page, ids }: MemberNamesProps) {
  const t = useTranslations("filter");
  const rows = page?.items ?? [];
  const inRows = useAuthorsOfType(type, { memberId, rows, wanted: false });
  const isMissing = ids.some((id) => id !== memberId && !inRows.some((member) => member.id === id));
  const members = useAuthorsOfType(type, { memberId, rows, wanted: isMissing });
  const nameOf = (id: string) =>
    id === memberId ? t("value.me") : members.find((member) => member.id === id)?.name;
  return <Entries entries={ids.map((id) => nameOf(id) ?? t("value.someone"))} />;
}

interface NearWordsProps {
  subject: FilterSubject;
  field: FilterField;
  value: string;
}

/** "25 km of Songjiho": named after an item at that point. */
function NearWords({ subject: { type, reading }, field, value }: NearWordsProps) {
  const t = useTranslations("filter.value");
  const language = useLocale();
  const near = parseNear(value);
  const { data: name } = useNameAt(type, { key: field.key, near, reading });
  if (near === undefined) return null;
  const distance = formatNumber(near.kilometers, "km", language);
  return <bdi>{t("near", { distance, place: name ?? formatPosition(near) })}</bdi>;
}
