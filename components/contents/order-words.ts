import { useLocale, useTranslations } from "next-intl";
import type { ListSubject } from "#components/list/list-subject.ts";
import { directionOf } from "#lib/collection/of/content-orders.ts";
import { kindFilters } from "#lib/fields/filter.ts";
import { wordsIn } from "#lib/space-file/words.ts";

const presets = {
  "-sys.updatedAt": "changedLast",
  "sys.updatedAt": "changedFirst",
  "-sys.createdAt": "newest",
  "sys.createdAt": "oldest",
  "-sys.publish.at": "publishedLast",
  "sys.publish.at": "publishedFirst",
} as const;

/** An order of a list in words. One in another locale is called by its field. */
export function useOrderWords({ type }: ListSubject): (order: string) => string {
  const t = useTranslations("list.order");
  const tools = useTranslations("listTools.order");
  const language = useLocale();
  return (order) => {
    const preset = Object.entries(presets).find(([each]) => each === order)?.[1];
    if (preset !== undefined) return t(preset);
    const { key, direction } = directionOf(order);
    const field = type.fields.find(({ apiName }) => key.split(".")[1] === apiName);
    const kind = field && kindFilters[field.type].order;
    if (field === undefined || kind === undefined || key.startsWith("sys."))
      return tools(`version.${direction}`);
    return tools(`${kind}.${direction}`, { field: wordsIn(field.label, language) });
  };
}
