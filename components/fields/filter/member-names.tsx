import { useTranslations } from "next-intl";
import { useAuthorsOfType } from "#lib/browser/content/use-authors-of-type.ts";
import type { ContentsPage } from "#lib/collection/of/contents.ts";
import type { FilterSubject } from "../filter.tsx";
import { Entries } from "./entries.tsx";

interface MemberNamesProps {
  subject: FilterSubject;
  page: ContentsPage | undefined;
  ids: readonly string[];
}

/** Members by name, as far as what they wrote is seen here. */
export function MemberNames({ subject: { type, memberId }, page, ids }: MemberNamesProps) {
  const t = useTranslations("filter");
  const rows = page?.items ?? [];
  const inRows = useAuthorsOfType(type, { memberId, rows, wanted: false });
  const isMissing = ids.some((id) => id !== memberId && !inRows.some((member) => member.id === id));
  const members = useAuthorsOfType(type, { memberId, rows, wanted: isMissing });
  const nameOf = (id: string) =>
    id === memberId ? t("value.me") : members.find((member) => member.id === id)?.name;
  return <Entries entries={ids.map((id) => nameOf(id) ?? t("value.someone"))} />;
}
