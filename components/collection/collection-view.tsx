import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect } from "react";
import { keysArrived, keysPending, pendingKeys } from "#lib/browser/keys/key-queue.ts";
import type { ShownPage } from "#lib/browser/list/use-collection-page.ts";
import type { Collection, FoundPage } from "#lib/collection/collection.ts";
import type { View } from "#lib/collection/view.ts";
import { Pager } from "./pager.tsx";
import { useFocusKept } from "./use-focus-kept.ts";

interface CollectionViewProps<Shown extends View> {
  collection: Pick<Collection<Shown, FoundPage, never>, "address">;
  view: Shown;
  list: ShownPage<FoundPage>;
  element: RefObject<HTMLDivElement | null>;
  className: string;
  isPicking?: boolean;
  /** Title, toolbar, and what is said above the rows. */
  head: ReactNode;
  problem: ReactNode;
  /** The items; and what stands instead of them while they load, and where there are none. */
  rows: ReactNode;
  skeleton: ReactNode;
  empty: ReactNode;
  selection?: ReactNode;
  hasPager?: boolean;
  /** Menus, dialogs and handlers. */
  children?: ReactNode;
}

/** One view of a collection, kept up to date; what was there stays, marked, when it cannot be. */
export function CollectionView<Shown extends View>(props: CollectionViewProps<Shown>) {
  const { collection, view, list, element, className, isPicking = false, hasPager = true } = props;
  const { page, pagerPage, problem } = list;
  useFocusKept(element, page);
  // Keys are queued until the handlers of the list are there.
  useLayoutEffect(keysPending, []);
  useEffect(keysArrived, []);
  return (
    <div className={className} ref={element} {...(isPicking && { "data-picking": "" })}>
      <div className="list-page">
        {props.head}
        {problem && props.problem}
        <Body {...props} />
      </div>
      {props.selection}
      {pagerPage && hasPager && (
        <Pager
          page={pagerPage}
          size={view.size}
          addressAt={(change) =>
            collection.address({
              ...view,
              // A later page is one of the place that the search was found in.
              searchIn: pagerPage.searchIn ?? view.searchIn,
              cursor: {},
              ...change,
            })
          }
          isBusy={!list.isCurrent}
        />
      )}
      {props.children}
      <span hidden {...pendingKeys} suppressHydrationWarning />
    </div>
  );
}

function Body<Shown extends View>({ list, rows, skeleton, empty }: CollectionViewProps<Shown>) {
  const t = useTranslations("list");
  const { page, problem, isLeaving } = list;
  if (page === undefined) return problem ? null : skeleton;
  if (page.items.length > 0) return rows;
  if (isLeaving) return <p className="list-leaving">{t("leaving")}</p>;
  return problem ? null : empty;
}
