import { useLocale, useTranslations } from "next-intl";
import { expectedOf } from "#components/fields/filter/expected.ts";
import { useFieldName } from "#components/fields/filter/field-name.ts";
import type { ContentsSubject } from "#lib/collection/of/contents.ts";
import { manyOf } from "#lib/content/type-words.ts";
import { clip } from "#lib/fields/clip-text.ts";
import { operatorRow } from "#lib/fields/filter/filter-kinds.ts";
import { operatorOf, operators } from "#lib/fields/filter/filter-operator.ts";
import type { FilterRefusal } from "#lib/fields/filter/filter-read.ts";
import { filterFieldsOf } from "#lib/fields/filter.ts";

const shownMax = 60;

/** Which filter of a URL is invalid, and how to correct it. */
export function RefusedSentence({ subject, refusal }: { subject: ContentsSubject; refusal: FilterRefusal }) {
  const t = useTranslations("filter");
  const language = useLocale();
  const name = useFieldName(subject.reading.localeId);
  const { reason, key, operator, value, field } = refusal;
  const known = operatorOf(operator);
  const first = filterFieldsOf(subject.type, subject.reading.localeIds)[0]?.key ?? "sys.id";
  return t(`address.${reason}`, {
    key: clip(key, shownMax),
    operator: clip(operator, shownMax),
    value: clip(value, shownMax),
    field: field === undefined ? "" : name(field),
    many: manyOf(subject.type, language),
    example: `${field?.key ?? first}=…`,
    operators: field === undefined ? "" : fitting(field.kind).join(", "),
    expects: field === undefined || known === undefined ? "" : t(`expects.${expectedOf(field.kind, known)}`),
  });
}

function fitting(kind: Parameters<typeof operatorRow>[0]): string[] {
  return operators.filter((operator) => operatorRow(kind, operator) !== undefined);
}
