import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { classNames } from "#components/ui/class-names.ts";
import { keysArrived, keysPending, pendingKeys } from "#lib/browser/keys/key-queue.ts";
import { usePageOffset } from "#lib/browser/list/page-offset.ts";
import type { ShownPage } from "#lib/browser/list/use-collection-page.ts";
import type { Collection, FoundPage } from "#lib/collection/collection.ts";
import type { View } from "#lib/collection/view.ts";
import { type Search, searchOf } from "#lib/collection/view.ts";
import { collectionClass, collectionPageClass } from "./collection-frame.tsx";
import { Pager } from "./pager.tsx";
import { UnreadableItems } from "./unreadable-items.tsx";

interface CollectionViewProps<Shown extends View> {
  collection: Pick<Collection<Shown, FoundPage, never>, "address">;
  view: Shown;
  list: ShownPage<FoundPage>;
  element: RefObject<HTMLDivElement | null>;
  /** Layout classes within the parent. */
  className?: string;
  isRead?: boolean;
  isPicking?: boolean;
  /** Title, toolbar and messages above the rows. */
  head: ReactNode;
  problem: ReactNode;
  /** The items, and what replaces them while they load and when there are none. */
  rows: ReactNode;
  skeleton: ReactNode;
  empty: ReactNode;
  selection?: ReactNode;
  /** Actions for items that can't be shown. */
  unreadable?: Omit<ComponentProps<typeof UnreadableItems>, "items">;
  hasPager?: boolean;
  /** Menus, dialogs and handlers. */
  children?: ReactNode;
}

/** One view of a collection, revalidated by SWR. If a reload fails, the previous rows stay, marked as stale. */
export function CollectionView<Shown extends View>(props: CollectionViewProps<Shown>) {
  const { collection, view, list, element, isRead = false, isPicking = false, hasPager = true } = props;
  const { className = "flex-[1_0_auto]" } = props;
  const { page, pagerPage, problem } = list;
  const offset = usePageOffset(view.cursor, list.current?.page);
  useFocusKept(element, page);
  // Keys are queued until the list's handlers are mounted.
  useLayoutEffect(keysPending, []);
  useEffect(keysArrived, []);
  return (
    <div
      className={classNames(collectionClass, className)}
      ref={element}
      data-list=""
      {...(isPicking && { "data-picking": "" })}
    >
      <div className={collectionPageClass(isRead)} data-list-page="">
        {props.head}
        {problem && props.problem}
        <Body {...props} />
        <UnreadableItems items={page?.unreadable} {...props.unreadable} />
      </div>
      {props.selection}
      {pagerPage && hasPager && (
        <Pager
          page={pagerPage}
          size={view.size}
          offset={offset}
          addressAt={(change) =>
            collection.address({
              ...view,
              // Later pages continue in the fields in which the search found something.
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
  if (page === undefined && problem) return null;
  if (page === undefined) {
    return (
      <>
        <div className="contents noscript:hidden">{skeleton}</div>
        {/* Of a page that only browsers read, because it is too long for the first HTML. */}
        <noscript>
          <p className="py-8 text-center text-15 text-ink-2">{t("needsScript")}</p>
        </noscript>
      </>
    );
  }
  if (page.items.length > 0) return rows;
  if (isLeaving) return <p className="py-8 text-center text-15 text-ink-2">{t("leaving")}</p>;
  return problem || page.unreadable?.length ? null : empty;
}

interface FocusedItem {
  /** Absent if the focus is on a column head. */
  rowId?: string | undefined;
  index: number;
}

/**
 * Restores a lost focus: from a removed row to the row that takes its place, or to the title if none is left; to a
 * column head after a skeleton has replaced the table. A focus elsewhere is left alone.
 */
function useFocusKept(list: RefObject<HTMLElement | null>, page: unknown): void {
  const focused = useRef<FocusedItem>(undefined);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    list.current?.addEventListener("focusin", ({ target }) => remember(target), { signal });
    // The focus is lost only if its element was removed.
    list.current?.addEventListener(
      "focusout",
      ({ target, relatedTarget }) => {
        setTimeout(() => {
          if (relatedTarget === null && target instanceof Node && target.isConnected)
            focused.current = undefined;
        });
      },
      { signal },
    );
    const remember = (target: EventTarget | null) => {
      if (!(target instanceof HTMLElement)) return;
      const row = target.closest<HTMLElement>("[data-row]");
      const index = row ? rowsOf(list.current).indexOf(row) : headsOf(list.current).indexOf(target);
      focused.current = index < 0 ? undefined : { rowId: row?.dataset.row, index };
    };
    return () => listening.abort();
  }, [list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are what may have taken the focus away.
  useLayoutEffect(() => {
    const last = focused.current;
    if (last === undefined || document.activeElement !== document.body) return;
    if (last.rowId === undefined) return headsOf(list.current)[last.index]?.focus({ preventScroll: true });
    const rows = rowsOf(list.current);
    if (rows.some((row) => row?.dataset.row === last.rowId)) return;
    const row = rows[Math.min(last.index, rows.length - 1)];
    const next =
      row?.querySelector<HTMLElement>("[data-row-link]") ?? list.current?.querySelector<HTMLElement>("h1");
    next?.focus({ preventScroll: true });
  }, [list, page]);
}

const rowsOf = (list: HTMLElement | null) => allOf(list, "[data-row]");
const headsOf = (list: HTMLElement | null) => allOf(list, "th button");

function allOf(list: HTMLElement | null, selector: string): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

/** The view that the page's URL describes, or what is wrong with the URL. Memoized until the URL or the collection changes. */
export function useViewAtAddress<Reading>(collection: { readView: (search: Search) => Reading }): Reading {
  const params = useSearchParams();
  return useMemo(() => collection.readView(searchOf(params)), [collection, params]);
}
