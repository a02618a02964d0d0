import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import type { useMembers } from "#lib/browser/console/use-members.ts";
import { useRemovals } from "#lib/browser/removal/removal-state.ts";
import { useSlow } from "#lib/browser/time/use-slow.ts";
import { isFurtherOn } from "#lib/content/list/view-parts.ts";
import type { MembersPage, ServedMembers } from "#lib/content/space-members.ts";
import { problemOf } from "#lib/content/space-problem.ts";

const settledMs = 150;

/** Of what was answered on this page, how much it has been renewed for: a list that is opened later comes fresh. */
let renewedFor = 0;

interface ShownMembers {
  /** The query that the view is. */
  asked: string;
  held: ReturnType<typeof useMembers>;
  /** What the server said about this very view. */
  first: ServedMembers | undefined;
  /** Nothing is left on a page after the first: shows the first one. */
  leave: () => void;
}

/**
 * What a view of members shows just now: its own page, the one before while it is on its way, or why there is none. As
 * `useViewPage` of members' lists, which are near their budget: with that shared each of them was 0.4 KiB heavier, as
 * the bundler cuts apart what the console needs of it.
 */
export function useShownMembers({ asked, held, first, leave }: ShownMembers) {
  const { data, error, isLoading, mutate } = held;
  const isThis = data?.asked === asked;
  const isWaiting = isLoading && !isThis;
  const problem = error === undefined ? (data === undefined ? first?.problem : undefined) : problemOf(error);
  const isSlow = useSlow(isWaiting) && problem === undefined;
  const { hidden, answered } = useRemovals();
  const page = isSlow || data === undefined ? undefined : withoutHidden(data.page, hidden);
  const router = useRouter();

  const onAnswered = useEffectEvent(() => {
    renewedFor = answered;
    if (page?.items.length === 0 && isFurtherOn(page)) leave();
    else void mutate();
    // Whoever has left a Space finds it in the rail no more.
    router.refresh();
  });
  useEffect(() => {
    if (answered === renewedFor) return;
    const timer = setTimeout(onAnswered, settledMs);
    return () => clearTimeout(timer);
  }, [answered]);

  return { page, problem, isThis, isWaiting, turned: page ?? data?.page, retry: () => void mutate() };
}

function withoutHidden(page: MembersPage, hidden: ReadonlySet<string>): MembersPage {
  const items = page.items.filter(({ sys }) => !hidden.has(sys.id));
  const gone = page.items.length - items.length;
  return gone === 0 ? page : { ...page, items, totalCount: Math.max(page.totalCount - gone, 0) };
}
