"use client";

import { useLocale, useTranslations } from "next-intl";
import { directionOf, type OrderKey, orderKeysIn, orderOf } from "#lib/content/list-order.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ListSubject } from "./list-subject.ts";

const presets = {
  "-sys.updatedAt": "changedLast",
  "sys.updatedAt": "changedFirst",
  "-sys.createdAt": "newest",
  "sys.createdAt": "oldest",
} as const;

const ways = {
  Text: "text",
  LongText: "text",
  Integer: "number",
  Number: "number",
  Date: "date",
  Boolean: "boolean",
} as const;

/** Every order of a list in words, its most common ones first. An order in another locale is called by its field. */
export function useOrders({ type, reading }: ListSubject): {
  orders: { order: string; words: string }[];
  wordsOf: (order: string) => string;
} {
  const t = useTranslations("list.order");
  const tools = useTranslations("listTools.order");
  const language = useLocale();
  const keys = orderKeysIn({ type, localeIds: reading.localeIds }, reading.localeId);
  const wordsOf = (order: string): string => {
    const preset = Object.entries(presets).find(([each]) => each === order)?.[1];
    if (preset !== undefined) return t(preset);
    const { key, direction } = directionOf(order);
    const field = type.fields.find(({ apiName }) => key.split(".")[1] === apiName);
    if (field === undefined || key.startsWith("sys.")) return tools(`version.${direction}`);
    const way = Object.entries(ways).find(([kind]) => kind === field.type)?.[1] ?? "text";
    return tools(`${way}.${direction}`, { field: wordsIn(field.label, language) });
  };
  const both = ({ key, first }: OrderKey) => [
    orderOf(key, first),
    orderOf(key, first === "ascending" ? "descending" : "ascending"),
  ];
  const moments = keys.filter(({ key }) => key === "sys.updatedAt" || key === "sys.createdAt");
  const others = [...keys.filter(({ field }) => field), ...keys.filter(({ key }) => key === "sys.version")];
  const orders = [...moments, ...others].flatMap(both).map((order) => ({ order, words: wordsOf(order) }));
  return { orders, wordsOf };
}
