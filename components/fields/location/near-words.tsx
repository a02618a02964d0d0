import { useLocale, useTranslations } from "next-intl";
import { useNameAt } from "#lib/browser/content/use-name-at.ts";
import type { FilterField } from "#lib/fields/filter.ts";
import { formatNumber, formatPosition } from "#lib/fields/format.ts";
import { parseNear } from "#lib/fields/location/filter.ts";
import type { FilterSubject } from "../filter.tsx";

interface NearWordsProps {
  subject: FilterSubject;
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
