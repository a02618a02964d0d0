import { useLocale } from "next-intl";
import { formatNumber } from "#lib/fields/format.ts";

/** Writes counts as the reader does. */
export function useNumber(): (count: number) => string {
  const language = useLocale();
  return (count) => formatNumber(count, undefined, language);
}
