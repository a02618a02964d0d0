import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import type { Listed } from "#lib/browser/list/selection.ts";
import { useRemovals } from "#lib/browser/removal/removal-state.ts";

const settledMs = 150;

/** Of what was answered on this page, how much some list has been renewed for: the next one to open comes fresh. */
let renewedFor = 0;

/**
 * A page without what is being deleted. When the service has answered, `renew` brings what comes after, and the
 * numbers in the rail; it is told whether anything is left here.
 */
export function useShownPage<Item extends Listed, Page extends { items: Item[]; totalCount: number }>(
  page: Page | undefined,
  renew: (isEmptied: boolean) => void,
) {
  const { hidden, answered } = useRemovals();
  const router = useRouter();
  const onAnswered = useEffectEvent(() => {
    renewedFor = answered;
    renew(page?.items.every(({ sys }) => hidden.has(sys.id)) === true);
    router.refresh();
  });
  useEffect(() => {
    if (answered === renewedFor) return;
    const timer = setTimeout(onAnswered, settledMs);
    return () => clearTimeout(timer);
  }, [answered]);
  if (page === undefined || hidden.size === 0) return { page, isLeaving: false };
  const items = page.items.filter(({ sys }) => !hidden.has(sys.id));
  const gone = page.items.length - items.length;
  if (gone === 0) return { page, isLeaving: false };
  const totalCount = Math.max(page.totalCount - gone, 0);
  return { page: { ...page, items, totalCount }, isLeaving: totalCount > 0 };
}
