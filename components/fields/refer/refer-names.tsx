import { useTranslations } from "next-intl";
import { type ReferTarget, useReferNames } from "#lib/browser/content/use-targets.ts";
import type { FilterField } from "#lib/fields/filter.ts";
import { targetOf } from "#lib/fields/refer/target.ts";
import type { Named } from "#lib/fields/refer/target-look.ts";
import { Entries } from "../filter/entries.tsx";
import type { FilterSubject } from "../filter.tsx";

interface ReferNamesProps {
  subject: FilterSubject;
  field: FilterField;
  ids: readonly string[];
}

/** The names of the items whose ids a filter lists. */
export function ReferNames({ subject, field, ids }: ReferNamesProps) {
  const nameOf = useNamed();
  const { data, error } = useReferNames(
    ids.map((id) => ({ id, targetType: targetOfFilter(field).targetType })),
    subject.reading,
  );
  const t = useTranslations("filter.value");
  if (data === undefined) return error === undefined ? t("finding") : <Entries entries={ids} />;
  return <Entries entries={data.map(nameOf)} />;
}

/** The targets of the Refers whose ids a filter lists. */
export function targetOfFilter({ of }: FilterField): ReferTarget {
  return ("field" in of && targetOf(of.field)) || { targetType: "Content" };
}

export function useNamed(): (named: Named) => string {
  const t = useTranslations("filter.value");
  return ({ name, isGone }) => name ?? t(isGone ? "gone" : "untitled");
}
