import { useLocale, useTranslations } from "next-intl";
import { OrderButton, OrderMenu } from "#components/collection/order-menu.tsx";
import { directionOf, offeredOrders } from "#lib/collection/of/content-orders.ts";
import type { ContentsView } from "#lib/collection/of/contents.ts";
import { kindFilters } from "#lib/fields/filter.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ListSubject } from "./list-subject.ts";
import { viewAddress } from "./view-address.ts";

interface ContentsOrderProps {
  subject: ListSubject;
  view: ContentsView;
}

export function ContentsOrderButton({ subject, view }: ContentsOrderProps) {
  return <OrderButton label={useOrderWords(subject)(view.order)} />;
}

export function ContentsOrderMenu({ subject, view }: ContentsOrderProps) {
  return (
    <OrderMenu
      current={view.order}
      orders={offeredOrders(subject)}
      labelOf={useOrderWords(subject)}
      addressOf={(order) => viewAddress(subject, view, { order })}
    />
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
