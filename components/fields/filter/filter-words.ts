import { type MessageKeys, type Messages, type NestedKeyOf, useLocale, useTranslations } from "next-intl";
import type { FilterKind } from "#lib/fields/filter/filter-kinds.ts";
import type { Operator } from "#lib/fields/filter/filter-operator.ts";
import { type FilterField, isSearchable } from "#lib/fields/filter.ts";
import { languageName } from "#lib/fields/format.ts";
import { wordsIn } from "#lib/space-file/words.ts";

/** What a thing to filter by is called; its language too, where it is not `localeId`, the one that is read in. */
export function useFieldName(localeId?: string): (field: FilterField) => string {
  const t = useTranslations("filter");
  const language = useLocale();
  return ({ of }) => {
    if ("fact" in of) return t(`facts.${of.fact}`);
    const name = wordsIn(of.field.label, language);
    const isOther = of.field.localized && localeId !== undefined && of.localeId !== localeId;
    return isOther ? t("inLanguage", { field: name, language: languageName(of.localeId, language) }) : name;
  };
}

type Group = "text" | "number" | "date" | "one" | "list" | "location";

const groups: Readonly<Record<FilterKind, Group>> = {
  text: "text",
  identifier: "text",
  option: "one",
  boolean: "one",
  member: "one",
  refer: "one",
  integer: "number",
  number: "number",
  counter: "number",
  date: "date",
  moment: "date",
  stamp: "date",
  texts: "list",
  refers: "list",
  present: "list",
  closed: "text",
  location: "location",
};

const textOnly: ReadonlySet<Operator> = new Set(["prefix", "gt", "gte", "lt", "lte", "regex"]);

type OperatorMessages = Messages["filter"]["operator"];

type OperatorKey = MessageKeys<OperatorMessages, NestedKeyOf<OperatorMessages>>;

/**
 * The key of an operator's messages below `filter.operator` and `filter.chip`: what it is called depends on the kind.
 * filter-words.test.ts shows that each kind has those of its operators.
 */
export function operatorWords(field: FilterField, operator: Operator, hasAdvanced: boolean): OperatorKey;
export function operatorWords(field: FilterField, operator: Operator, hasAdvanced: boolean): string {
  if (operator === "exists") return "exists";
  if (operator === "eq" && hasAdvanced && isSearchable(field)) return "text.search";
  const group = groups[field.kind];
  return group === "one" && textOnly.has(operator) ? `text.${operator}` : `${group}.${operator}`;
}
