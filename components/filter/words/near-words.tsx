import { useLocale, useTranslations } from "next-intl";
import type { ListSubject } from "#components/list/list-subject.ts";
import { useNameAt } from "#lib/browser/content/use-name-at.ts";
import { formatNumber, formatPosition } from "#lib/content/display/display-format.ts";
import type { FilterField } from "#lib/content/filter/filter-fields.ts";
import { parseNear } from "#lib/content/filter/filter-place.ts";

interface NearWordsProps {
  subject: ListSubject;
  field: FilterField;
  value: string;
}

/** "25 km of Songjiho": an item that stands at the point gives it its name. */
export function NearWords({ subject: { type, reading }, field, value }: NearWordsProps) {
  const t = useTranslations("filter.value");
  const language = useLocale();
  const near = parseNear(value);
  const { data: name } = useNameAt(type, { key: field.key, near, reading });
  if (near === undefined) return null;
  const distance = formatNumber(near.kilometers, "km", language);
  return <bdi>{t("near", { distance, place: name ?? formatPosition(near) })}</bdi>;
}
