import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { useFoundCount } from "#lib/browser/list/use-found-count.ts";
import { useDebounced } from "#lib/browser/time/use-debounced.ts";
import type { ContentsSubject, ContentsView } from "#lib/collection/of/contents.ts";
import { contentsAt } from "#lib/collection/of/readings.ts";
import { queryKey } from "#lib/collection/query.ts";
import { countedMax } from "#lib/collection/total-words.ts";
import { manyOf, oneOf } from "#lib/content/type-words.ts";
import { isSpaceError } from "#lib/space/space-error.ts";

const stillMs = 300;

interface ShowButtonProps {
  subject: ContentsSubject;
  /** What it leads to; none while the condition is not whole. */
  view: ContentsView | undefined;
}

/** Says what it will show, while the condition is written. */
export function ShowButton({ subject, view }: ShowButtonProps) {
  const { type } = subject;
  const t = useTranslations("filter");
  const language = useLocale();
  const format = useFormatter();
  const asked = view && queryKey(contentsAt(subject), view);
  const isStill = useDebounced(asked, stillMs) === asked;
  const { data: count, error } = useFoundCount(subject, isStill ? view : undefined);
  const words = { one: oneOf(type, language), many: manyOf(type, language) };
  return (
    <>
      {view !== undefined && error !== undefined && <CountProblem error={error} />}
      <Button type="submit" variant="primary" disabled={view === undefined} aria-live="polite">
        {count === undefined
          ? t("show.waiting", words)
          : count === countedMax + 1
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
