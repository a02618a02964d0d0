"use no memo";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import type { ContentsSubject, ContentsView } from "#lib/collection/of/contents.ts";
import { changedView } from "#lib/collection/view.ts";
import { oneOf } from "#lib/content/type-words.ts";
import { showView } from "./show-view.ts";

/** Nothing fits: the chips stand above, and here is the way back to everything. */
export function NoMatches({ subject, view }: { subject: ContentsSubject; view: ContentsView }) {
  const t = useTranslations("filter.none");
  const language = useLocale();
  const { filters, search } = view;
  const words = { one: oneOf(subject.type, language), search };
  const text = search.trim() === "" ? "filters" : filters.length === 0 ? "search" : "both";
  const clear = (change: Partial<ContentsView>) => {
    document.querySelector<HTMLElement>(".filter-search input")?.focus();
    showView(subject, changedView(view, change));
  };
  return (
    <div role="status">
      <EmptyState
        drawing={false}
        title={t("title")}
        text={t(text, words)}
        actions={
          <>
            {filters.length > 0 && (
              <Button variant="primary" size="large" onClick={() => clear({ filters: [] })}>
                {t("clear")}
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
