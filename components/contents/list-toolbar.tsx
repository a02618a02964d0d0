import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OrderButton, OrderMenu } from "#components/collection/view-menus.tsx";
import { FilterBar } from "#components/filter/filter-bar.tsx";
import { SearchBox } from "#components/filter/search-box.tsx";
import { viewAddress } from "#components/filter/show-view.ts";
import { directionOf, offeredOrders } from "#lib/collection/of/content-orders.ts";
import type { ContentsSubject } from "#lib/collection/of/contents.ts";
import { kindFilters } from "#lib/fields/filter.ts";
import { languageName } from "#lib/fields/format.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ListProps, ListSubject } from "./list-context.ts";
import { Whose } from "./list-head.tsx";
import { toolRowClass } from "./list-skeleton.tsx";

interface ListToolbarProps extends ListProps {
  /** Buttons beside the order, and at the end of the filters. */
  tools?: ReactNode;
  end?: ReactNode;
}

/** Search, order and tools; below them the filters. */
export function ListToolbar({ subject, view, list, tools, end }: ListToolbarProps) {
  const whose = <Whose className="tablet:hidden" {...{ subject, view }} />;
  const labelOf = useOrderWords(subject);
  if (list.isEmpty) return whose;
  const { page } = list;
  return (
    <>
      <div className={toolRowClass}>
        <SearchBox {...{ subject, view, page }} />
        <span className="flex-1 max-tablet:hidden" />
        <OrderButton label={labelOf(view.order)} />
        {tools}
      </div>
      <FilterBar {...{ subject, view, page, end }} start={whose} />
      <OrderMenu
        current={view.order}
        choices={offeredOrders(subject)}
        labelOf={labelOf}
        addressOf={(order) => viewAddress(subject, view, { order })}
      />
      {list.rows !== "none" && <FoundIn subject={subject} searchIn={page?.searchIn?.[0]} />}
    </>
  );
}

/** Says where a search was found when it is not in the names: `title.en-US` and its like. */
function FoundIn({ subject, searchIn }: { subject: ContentsSubject; searchIn: string | undefined }) {
  const t = useTranslations("filter.search");
  const language = useLocale();
  const { type, reading } = subject;
  const [apiName, localeId = ""] = searchIn?.split(".") ?? [];
  const field = type.fields.find((each) => each.apiName === apiName);
  const isUsual = apiName === type.displayField;
  if (field === undefined || isUsual) return null;
  const name = wordsIn(field.label, language);
  const isOther = field.localized && localeId !== reading.localeId;
  return (
    <p className="mb-3 text-13 text-ink-2" role="status">
      {isOther
        ? t("foundInLocale", { field: name, language: languageName(localeId, language) })
        : t("foundIn", { field: name })}
    </p>
  );
}

const presets = {
  "-sys.updatedAt": "changedLast",
  "sys.updatedAt": "changedFirst",
  "-sys.createdAt": "newest",
  "sys.createdAt": "oldest",
  "-sys.publish.at": "publishedLast",
  "sys.publish.at": "publishedFirst",
} as const;

/** An order of a list in words. One in another locale is called by its field. */
function useOrderWords({ type }: ListSubject): (order: string) => string {
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
