import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SearchReach } from "#components/collection/search-sections.tsx";
import { OrderButton, OrderMenu } from "#components/collection/view-menus.tsx";
import { FilterBar } from "#components/filter/filter-bar.tsx";
import { SearchBox } from "#components/filter/search-box.tsx";
import { viewAddress } from "#components/filter/show-view.ts";
import { directionOf, offeredOrders } from "#lib/collection/of/content-orders.ts";
import { kindFilters } from "#lib/fields/filter.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ListProps, ListSubject } from "./list-context.ts";
import { Whose } from "./list-head.tsx";
import { toolRowClass } from "./list-skeleton.tsx";
import { Looks, type LooksProps } from "./looks.tsx";
import { useSearchedNames } from "./use-searched-names.ts";

interface ListToolbarProps extends ListProps, Pick<LooksProps, "onLook"> {
  /** Further buttons, beside the order and at the end of the filters. */
  tools?: ReactNode;
  end?: ReactNode;
}

/** Search, order and tools, and the filters below them. */
export function ListToolbar({ subject, view, list, tools, end, onLook }: ListToolbarProps) {
  const whose = <Whose className="tablet:hidden" {...{ subject, view }} />;
  const labelOf = useOrderWords(subject);
  const t = useTranslations("ui.search");
  const { page } = list;
  const names = useSearchedNames(subject.type, page);
  const usualOrder = offeredOrders(subject)[0];
  if (list.isEmpty) return whose;
  return (
    <>
      <div className={toolRowClass}>
        <SearchBox {...{ subject, view, page }} />
        <span className="flex-1 max-tablet:hidden" />
        <OrderButton label={page?.search && view.order === usualOrder ? t("order") : labelOf(view.order)} />
        {tools}
        <Looks {...{ subject, view, onLook }} />
      </div>
      <FilterBar {...{ subject, view, page, end }} start={whose} />
      <OrderMenu
        current={view.order}
        choices={offeredOrders(subject)}
        labelOf={labelOf}
        addressOf={(order) => viewAddress(subject, view, { order })}
      />
      {page && list.rows !== "none" && (
        <SearchReach
          {...{ page, names }}
          sectionAddress={(section) => viewAddress(subject, view, { section })}
        />
      )}
    </>
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

/** The name of an order. An order by another locale is named after its field. */
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
