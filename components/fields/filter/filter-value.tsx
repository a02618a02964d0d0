import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ContentsPage } from "#lib/collection/of/contents.ts";
import { operatorRow } from "#lib/fields/filter/filter-kinds.ts";
import { splitList } from "#lib/fields/filter/filter-list.ts";
import type { ListFilter } from "#lib/fields/filter/filter-operator.ts";
import type { FilterField } from "#lib/fields/filter.ts";
import { parsePolygon } from "#lib/fields/location/filter.ts";
import { NearWords } from "../location/near-words.tsx";
import { ReferNames } from "../refer/refer-names.tsx";
import { Entries } from "./entries.tsx";
import type { FilterSubject } from "./filter-subject.ts";
import { MemberNames } from "./member-names.tsx";
import { useScalarWords } from "./scalar-words.ts";

interface FilterValueProps {
  subject: FilterSubject;
  field: FilterField;
  filter: ListFilter;
  page: ContentsPage | undefined;
}

/** What a condition compares with, in words. */
export function FilterValue({ subject, field, filter, page }: FilterValueProps): ReactNode {
  const t = useTranslations("filter.value");
  const words = useScalarWords(field, filter.operator);
  const editor = operatorRow(field.kind, filter.operator)?.editor;
  if (editor?.editor === "near") return <NearWords {...{ subject, field }} value={filter.value} />;
  if (editor?.editor === "polygon") return t("polygon", { count: parsePolygon(filter.value)?.length ?? 0 });
  if (editor === undefined || !("many" in editor)) return <bdi>{filter.value}</bdi>;
  const entries = editor.many ? splitList(filter.value) : [filter.value];
  if (editor.editor === "member") return <MemberNames {...{ subject, page }} ids={entries} />;
  if (editor.editor === "refer") return <ReferNames {...{ subject, field }} ids={entries} />;
  return <Entries entries={entries.map(words)} />;
}
