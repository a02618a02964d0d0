import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useDeviceZone } from "#lib/browser/time/use-time-zone.ts";
import { formatMinute } from "#lib/fields/format.ts";

/**
 * "Only items created since 18 Nov 2026, 06:20 were searched.", where a search of all would take too long; else nothing.
 * @param since RFC 3339, as the Space answers it
 */
export function useSearchedSince(since: string | undefined): string {
  const t = useTranslations("ui.search");
  const language = useLocale();
  const timeZone = useDeviceZone(useTimeZone() ?? "UTC");
  return since === undefined ? "" : t("since", { moment: formatMinute(since, language, timeZone) });
}
