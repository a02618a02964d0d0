import { useLocale, useTranslations } from "next-intl";
import { inPlace } from "#components/collection/in-place.ts";
import { useNothingFound } from "#components/collection/search-sections.tsx";
import { showView } from "#components/filter/show-view.ts";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { useRefused } from "#lib/browser/send/refusals.ts";
import { type ContentsView, contentsAt } from "#lib/collection/of/contents.ts";
import { changedView, isFurtherOn } from "#lib/collection/view.ts";
import { oneOf } from "#lib/content/type-words.ts";
import { paths } from "#lib/paths.ts";
import { ContentsProblem } from "./contents-problem.tsx";
import type { ListProps, ViewProps } from "./list-context.ts";
import { useSearchedNames } from "./use-searched-names.ts";

/** Replaces the rows if nothing matches, the list is empty, or the page no longer exists. */
export function ListEmpty({ subject, view, list }: ListProps) {
  const isBeyond = (list.page?.totalCount ?? 0) > 0 || isFurtherOn(view.cursor);
  if (isBeyond) {
    return <ContentsProblem {...{ subject, view }} list={{ ...list, problem: { code: "BadCursor" } }} />;
  }
  return isNarrowed(view) ? (
    <NoMatches {...{ subject, view, list }} />
  ) : (
    <NothingYet {...{ subject, view }} />
  );
}

/** An empty list: what will appear here, and how to begin. */
function NothingYet({ subject, view }: ViewProps) {
  const t = useTranslations("list.empty");
  const language = useLocale();
  const { type, source } = subject;
  const isRefused = useRefused("create", type.id);
  const isOpen = source === "contents" && type.create && !isRefused;
  const text = view.mine ? t("mine") : t("all", { one: oneOf(type, language) });
  return (
    <EmptyState
      title={t("title")}
      text={source === "readings" ? t("read") : isOpen ? text : t("closed")}
      actions={
        <>
          {isOpen && (
            <ButtonLink href={paths.newContent(type.id)} variant="primary" size="large">
              {t("write")}
            </ButtonLink>
          )}
          {view.mine && (
            <ButtonLink {...inPlace(contentsAt(subject).plain)} size="large">
              {t("others")}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

const noPage = { items: [], limit: 0, totalCount: 0 };

/** Whether the list is empty because of its filters or its search. */
function isNarrowed({ filters, search }: ContentsView): boolean {
  return filters.length > 0 || search.trim() !== "";
}

/** No matches: offers to clear what narrows the list. */
function NoMatches({ subject, view, list: { page } }: ListProps) {
  const t = useTranslations("filterBar.none");
  const sections = useTranslations("ui.search");
  const language = useLocale();
  const { filters, search, section } = view;
  const names = useSearchedNames(subject.type, page);
  const none = useNothingFound({ page: page ?? noPage, names });
  const narrow = t("filters", { count: filters.length, one: oneOf(subject.type, language) });
  const text = none === "" ? narrow : filters.length === 0 ? none : `${none} ${t("both")}`;
  const clear = (change: Partial<ContentsView>) => {
    document.querySelector<HTMLElement>("[data-list] search input")?.focus();
    showView(subject, changedView(view, change));
  };
  return (
    <div role="status">
      <EmptyState
        drawing={false}
        title={t("title")}
        text={text}
        actions={
          <>
            {filters.length > 0 && (
              <Button variant="primary" size="large" onClick={() => clear({ filters: [] })}>
                {t("clear")}
              </Button>
            )}
            {section !== undefined && (
              <Button size="large" onClick={() => clear({ section: undefined })}>
                {sections("allSections")}
              </Button>
            )}
            {search !== "" && (
              <Button size="large" onClick={() => clear({ search: "" })}>
                {t("clearSearch")}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
