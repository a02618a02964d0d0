import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Link } from "#components/ui/link.tsx";
import { midSentence } from "#components/ui/space/kind.ts";
import { useNumber } from "#components/ui/use-number.ts";
import { useSearchedSince } from "#components/ui/use-searched-since.ts";
import type { FoundPage, Listed } from "#lib/collection/collection.ts";
import type { FoundIn } from "#lib/collection/view.ts";
import { languageName } from "#lib/fields/format.ts";
import type { SearchSection } from "#lib/space/list.ts";
import { inPlace } from "./in-place.ts";

const linkClass = "underline underline-offset-[0.2em] hover:text-ink";

/** The names of the searched fields. */
export interface SearchedNames {
  titles: readonly string[];
  texts: readonly string[];
}

interface SearchWords {
  page: FoundPage;
  names: SearchedNames;
}

interface SearchReachProps extends SearchWords {
  /** The URL of one section, or of all of them. */
  sectionAddress: (section: FoundIn | undefined) => string;
}

/**
 * What was searched, with counts that link to each section. Says so if only titles could be searched, or only similar
 * words were found.
 */
export function SearchReach({ page, names, sectionAddress }: SearchReachProps) {
  const t = useTranslations("ui.search");
  const language = useLocale();
  const list = useFieldList();
  const write = useNumber();
  const none = useNothingFound({ page, names });
  const since = useSearchedSince(page.search?.since);
  if (page.answers === undefined || page.totalCount === 0) return null;
  const { reach, searchIn: [place = ""] = [] } = page;
  const { section } = page.answers;
  const { titleStart = 0, title = 0, text = 0, similar = 0 } = page.search?.sections ?? {};
  const inTexts = sectionNames("text", page.answers.text, names);
  const all = [
    { section: "titles", fields: names.titles, count: titleStart + title },
    { section: "texts", fields: inTexts, count: text },
  ] as const;
  const counted = all.filter((one) => (section ? one.section === section : one.fields.length > 0));
  const areLinks = section !== undefined || (titleStart + title > 0 && text > 0);
  const counts = counted.map((one) => {
    const words = `${list(one.fields)} ${write(one.count)}`;
    return areLinks ? (
      <Link
        key={one.section}
        className={classNames(linkClass, "aria-current:no-underline")}
        aria-current={section === one.section}
        {...inPlace(sectionAddress(one.section))}
      >
        {words}
      </Link>
    ) : (
      <Fragment key={one.section}>{words}</Fragment>
    );
  });
  if (section !== undefined)
    counts.push(
      <Link key="all" className={linkClass} {...inPlace(sectionAddress(undefined))}>
        {t("allSections")}
      </Link>,
    );
  return (
    <p className="mb-3 text-13 text-ink-2" role="status">
      {since}
      {since !== "" && " "}
      {reach && t(`only.${reach}`, { language: languageName(place.slice(place.indexOf(".") + 1), language) })}
      {page.search?.sections &&
        (similar > 0
          ? `${none} ${t("similarShown")}`
          : counts.map((one, index) => (
              // Keyed, so that a pressed link keeps the focus.
              <Fragment key={one.key}>
                {index > 0 && " · "}
                {one}
              </Fragment>
            )))}
    </p>
  );
}

/** "No title or summary contains “snoring”.", or "No title of yours contains “snoring” with these filters." */
export function useNothingFound({ page, names }: SearchWords): string {
  const t = useTranslations("ui.search");
  const list = useFieldList();
  const since = useSearchedSince(page.search?.since);
  if (page.answers === undefined) return "";
  const { text, mine, isFiltered, section } = page.answers;
  const all = section ? names[section] : [...names.titles, ...names.texts];
  const searched = page.search === undefined ? names.titles.slice(0, 1) : all;
  const reach = page.reach ?? "contains";
  const how = reach === "contains" && !isOneWord(text) ? "containsAll" : reach;
  const narrowed = { mine: String(mine), filtered: String(isFiltered) };
  const none = t(`none.${how}`, { fields: list(searched, true), search: text, ...narrowed });
  return since === "" ? none : `${none} ${since}`;
}

interface SectionedProps<Item extends Listed> extends SearchWords {
  page: FoundPage<Item>;
  /** Wraps the name of a section. */
  heading: (name: ReactNode) => ReactNode;
  children: (item: Item) => ReactNode;
}

/** The items of a page, under the names of their sections. */
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

/** The fields in which a section of a search was found. Several words may be spread over titles and texts. */
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
