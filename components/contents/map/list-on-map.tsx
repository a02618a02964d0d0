import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { LazyMap } from "#components/map/lazy-map.tsx";
import type { Pin } from "#components/map/pins/pin-groups.ts";
import { useNumber } from "#components/ui/use-number.ts";
import type { ContentsPage } from "#lib/collection/of/contents.ts";
import { totalWords } from "#lib/collection/total-words.ts";
import { placeType } from "#lib/content/place-type.ts";
import { titleOf } from "#lib/fields/display.ts";
import { filteredArea } from "#lib/fields/location/filter.ts";
import { positionOf } from "#lib/fields/location/position.ts";
import { valueIn } from "#lib/fields/reading.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ListSubject, ViewProps } from "../list-context.ts";
import { ItemCard } from "./item-card.tsx";
import { listMapClass, MapBeside } from "./map-beside.tsx";

const none: readonly string[] = [];

interface ListOnMapProps extends ViewProps {
  page: ContentsPage;
  /** The rows beside the map; on a phone below it. */
  children: ReactNode;
}

/** The items of a page on a map. Hovering marks an item in the rows and on the map. */
export function ListOnMap({ subject, view, page, children }: ListOnMapProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(none);
  const pins = usePins(subject, page);
  const area = useMemo(() => filteredArea(view.filters), [view.filters]);
  useActiveRow(ref, setActive);
  useMarkedRows(ref, active);
  return (
    <MapBeside
      ref={ref}
      map={
        <>
          <LazyMap
            className={listMapClass}
            label={wordsIn(subject.type.label.many, useLocale())}
            {...area}
            pins={pins}
            pinCards={{
              active,
              onActive: setActive,
              card: (id) => <ItemCard {...{ subject, page, id }} />,
            }}
          />
          <ShownOnMap page={page} count={pins.length} />
        </>
      }
    >
      {children}
    </MapBeside>
  );
}

function usePins({ type, reading }: ListSubject, { items }: ContentsPage): Pin[] {
  const t = useTranslations("list");
  const untitled = t("untitled");
  return useMemo(() => {
    const [place] = placeType(type);
    return items.flatMap((item) => {
      const position = positionOf(valueIn(item.fields, place?.positionField, reading)?.value);
      const name = titleOf(item, reading)?.text ?? untitled;
      return position === undefined ? [] : [{ ...position, id: item.sys.id, name }];
    });
  }, [items, type, reading, untitled]);
}

/** How much of the list the map shows: other pages, and items without a position, are missing. */
function ShownOnMap({ page: { items, totalCount, next }, count }: { page: ContentsPage; count: number }) {
  const t = useTranslations("listTools.map");
  const number = useNumber();
  const without = items.length - count;
  const hasMore = totalCount === undefined ? next !== undefined : items.length < totalCount;
  if (items.length === 0) return null;
  return (
    <p className="mt-2 text-13 text-ink-2" role="status">
      {t("shown", { shown: number(count), total: totalWords(totalCount ?? items.length, number) })}
      {without > 0 && ` ${t("without", { count: without })}`}
      {hasMore && ` ${t("more")}`}
    </p>
  );
}

/** Reports the row under the pointer or with the focus. */
function useActiveRow(list: RefObject<HTMLElement | null>, onActive: (ids: readonly string[]) => void): void {
  useEffect(() => {
    const stop = new AbortController();
    const follow = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
      if (row?.dataset.row !== undefined) onActive([row.dataset.row]);
    };
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[data-row]") !== null) onActive(none);
    };
    for (const name of ["pointerout", "focusout"]) list.current?.addEventListener(name, leave, stop);
    for (const name of ["pointerover", "focusin"]) list.current?.addEventListener(name, follow, stop);
    return () => stop.abort();
  }, [list, onActive]);
}

/** Marks rows without rerendering them. */
function useMarkedRows(list: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  useEffect(() => {
    const rows = ids.map((id) => list.current?.querySelector(`[data-row="${CSS.escape(id)}"]`));
    for (const row of rows) row?.setAttribute("data-marked", "");
    return () => {
      for (const row of rows) row?.removeAttribute("data-marked");
    };
  }, [list, ids]);
}
