import { useFormatter, useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { Button } from "#components/ui/button.tsx";
import { browserSend } from "#lib/browser/send/send.ts";
import { useDebounced } from "#lib/browser/time/delays.ts";
import { type ContentsSubject, type ContentsView, contentsAt } from "#lib/collection/of/contents.ts";
import { findPage, queryKey } from "#lib/collection/query.ts";
import { isExact } from "#lib/collection/total-words.ts";
import { selected } from "#lib/content/search-methods.ts";
import { manyOf, oneOf } from "#lib/content/type-words.ts";
import type { ListQuery } from "#lib/space/list.ts";
import { isRefused, isSpaceError } from "#lib/space/space-error.ts";

const stillMs = 300;

interface ShowButtonProps {
  subject: ContentsSubject;
  /** The view that it shows; undefined while the filter is incomplete. */
  view: ContentsView | undefined;
}

/** Shows the filtered list, and says how many items it will have. */
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
      <Button
        className="max-tablet:flex-1"
        type="submit"
        variant="primary"
        disabled={view === undefined}
        aria-live="polite"
      >
        {count === undefined
          ? t("show.waiting", words)
          : isExact(count)
            ? t("show.count", { ...words, count, shown: format.number(count) })
            : t("show.many", { ...words, shown: format.number(count - 1) })}
      </Button>
    </>
  );
}

function CountProblem({ error }: { error: unknown }) {
  const t = useTranslations("filter.problem");
  const kind = isSpaceError(error, "FilterTooExpensive") ? "tooExpensive" : "refused";
  return (
    <p className="basis-full text-13 text-danger" role="status">
      {t(isRefused(error) ? kind : "unreachable")}
    </p>
  );
}

/** The number of items in a view; undefined without a view. The error is a `SpaceError`. */
function useFoundCount(subject: ContentsSubject, view: ContentsView | undefined) {
  const collection = contentsAt(subject);
  const onlyCounted = ({ order, conditions = [] }: ListQuery): ListQuery => ({
    limit: 1,
    ...(order !== undefined && { order }),
    conditions: [...selected(subject.type.displayField), ...conditions.filter(([key]) => key !== "select")],
  });
  return useSWR(
    view && ["count", collection.id, queryKey(collection, view)],
    async () => view && (await findPage(collection, browserSend, view, onlyCounted)).totalCount,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
}
