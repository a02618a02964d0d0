"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { ListSubject } from "#components/content/list/list-subject.ts";
import { Button } from "#components/ui/button.tsx";
import { useDebounced } from "#lib/browser/use-debounced.ts";
import { useFoundCount } from "#lib/browser/use-found-count.ts";
import { manyOf, oneOf } from "#lib/content/display-type.ts";
import type { ListView } from "#lib/content/list-view.ts";
import { isSpaceError } from "#lib/space/space-error.ts";

const stillMs = 300;
/** Beyond it the service says no more than that there are more. */
const countedMax = 10_000;

interface ShowButtonProps {
  subject: ListSubject;
  /** What it leads to; none while the condition is not whole. */
  view: ListView | undefined;
}

/** Says what it will show, while the condition is written. */
export function ShowButton({ subject: { type, memberId }, view }: ShowButtonProps) {
  const t = useTranslations("filter");
  const language = useLocale();
  const format = useFormatter();
  const still = useDebounced(view, stillMs);
  const { data: count, error, isLoading } = useFoundCount(type, view && still, memberId);
  const words = { one: oneOf(type, language), many: manyOf(type, language) };
  const isCounting = view !== undefined && (isLoading || still !== view);
  const isKnown = view !== undefined && count !== undefined;
  return (
    <>
      {view !== undefined && error !== undefined && <CountProblem error={error} />}
      <Button type="submit" variant="primary" disabled={view === undefined} aria-live="polite">
        {!isKnown || isCounting
          ? t("show.waiting", words)
          : count > countedMax
            ? t("show.many", { ...words, shown: format.number(countedMax) })
            : t("show.count", { ...words, count, shown: format.number(count) })}
      </Button>
    </>
  );
}

function CountProblem({ error }: { error: unknown }) {
  const t = useTranslations("filter.problem");
  const code = isSpaceError(error) ? error.code : "";
  const isRefused = isSpaceError(error) && error.status === 400;
  return (
    <p className="filter-problem" role="status">
      {code === "FilterTooExpensive" ? t("tooExpensive") : t(isRefused ? "refused" : "unreachable")}
    </p>
  );
}
