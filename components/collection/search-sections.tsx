import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { midSentence } from "#components/ui/space/kind.ts";
import { useNumber } from "#components/ui/use-number.ts";
import type { FoundPage, Listed } from "#lib/collection/collection.ts";
import { languageName } from "#lib/fields/format.ts";
import type { SearchSection } from "#lib/space/list.ts";

/** The names of the searched fields. */
export interface SearchedNames {
  titles: readonly string[];
  texts: readonly string[];
}

interface SearchWords {
  page: FoundPage;
  names: SearchedNames;
}

/** What was searched, with counts. Where only titles could be searched, or only similar words were found, it says so. */
export function SearchReach({ page, names }: SearchWords) {
  const t = useTranslations("ui.search");
  const language = useLocale();
  const list = useFieldList();
  const write = useNumber();
  const none = useNothingFound({ page, names });
  if (page.answers === undefined || page.totalCount === 0) return null;
  const { reach, searchIn: [place = ""] = [] } = page;
  const { titleStart = 0, title = 0, text = 0, similar = 0 } = page.search?.sections ?? {};
  const inTexts = sectionNames("text", page.answers.text, names);
  const counts = [
    `${list(names.titles)} ${write(titleStart + title)}`,
    ...(names.texts.length === 0 ? [] : [`${list(inTexts)} ${write(text)}`]),
  ];
  return (
    <p className="mb-3 text-13 text-ink-2" role="status">
      {reach && t(`only.${reach}`, { language: languageName(place.slice(place.indexOf(".") + 1), language) })}
      {page.search?.sections && (similar > 0 ? `${none} ${t("similarShown")}` : counts.join(" · "))}
    </p>
  );
}

/** "No title or summary contains “snoring”.", or "No title of yours contains “snoring” with these filters." */
export function useNothingFound({ page, names }: SearchWords): string {
  const t = useTranslations("ui.search");
  const list = useFieldList();
  const searched = page.search === undefined ? names.titles.slice(0, 1) : [...names.titles, ...names.texts];
  if (page.answers === undefined) return "";
  const { text, mine, isFiltered } = page.answers;
  const how = page.reach === "begins" ? "begins" : isOneWord(text) ? "contains" : "containsAll";
  const narrowed = { mine: String(mine), filtered: String(isFiltered) };
  return t(`none.${how}`, { fields: list(searched, true), search: text, ...narrowed });
}

interface SectionedProps<Item extends Listed> extends SearchWords {
  page: FoundPage<Item>;
  /** Around the name of a section. */
  heading: (name: ReactNode) => ReactNode;
  children: (item: Item) => ReactNode;
}

/** The items of a page, below the names of their sections. */
export function Sectioned<Item extends Listed>({ page, names, heading, children }: SectionedProps<Item>) {
  const nameOf = useSectionName(page.answers?.text ?? "", names);
  const write = useNumber();
  const sections = page.search?.items ?? [];
  return page.items.map((item, index) => {
    const section = sections[index];
    const count = section && page.search?.sections?.[section];
    return (
      <Fragment key={item.sys.id}>
        {section !== undefined &&
          section !== sections[index - 1] &&
          heading(
            <>
              {nameOf(section)}
              {count !== undefined && <span className="ms-2 font-normal tabular-nums">{write(count)}</span>}
            </>,
          )}
        {children(item)}
      </Fragment>
    );
  });
}

function useSectionName(text: string, names: SearchedNames) {
  const t = useTranslations("ui.search.section");
  const list = useFieldList();
  const words = isOneWord(text) ? "one" : "many";
  return (section: SearchSection): string => {
    const key = section === "title" || section === "text" ? (`${section}.${words}` as const) : section;
    return t(key, { fields: list(sectionNames(section, text, names)), search: text });
  };
}

/** The fields that a section of a search was found in. Several words can be spread over titles and texts. */
function sectionNames(section: SearchSection, text: string, { titles, texts }: SearchedNames) {
  if (section !== "text") return titles;
  return isOneWord(text) ? texts : [...titles, ...texts];
}

/** Names of fields: "Title or summary". */
function useFieldList(): (names: readonly string[], isInSentence?: boolean) => string {
  const language = useLocale();
  const format = useFormatter();
  return (names, isInSentence = false) =>
    format.list(
      names.map((name, index) => (index > 0 || isInSentence ? midSentence(name, language) : name)),
      { type: "disjunction" },
    );
}

function isOneWord(search: string): boolean {
  return !/\s/.test(search);
}
