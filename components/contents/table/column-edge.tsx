import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { classNames } from "#components/ui/class-names.ts";
import {
  type ColumnWidths,
  fittingWidth,
  widthLimits,
  withoutWidth,
} from "#lib/collection/of/column-widths.ts";
import type { ColumnSizing } from "./use-column-widths.ts";

const edge = classNames(
  "absolute -inset-y-1 -end-2.5 z-above w-5 translate-x-1/2 cursor-col-resize touch-none select-none -outline-offset-4",
  "touch:w-8 before:absolute before:inset-y-1 before:start-1/2 before:w-px before:-translate-x-1/2",
  "before:bg-line-strong before:opacity-0 in-[tr:hover]:before:opacity-100 touch:before:opacity-100",
  "hover:before:w-0.5 hover:before:bg-accent data-resizing:before:w-0.5 data-resizing:before:bg-accent",
  "data-resizing:before:opacity-100 focus-visible:before:opacity-100",
);

/** In CSS pixels, by column key. */
const stepsOf = (step: number) =>
  new Map([
    ["ArrowLeft", -step],
    ["ArrowRight", step],
    ["Home", Number.NEGATIVE_INFINITY],
    ["End", Number.POSITIVE_INFINITY],
  ]);
const steps = { usual: stepsOf(8), large: stepsOf(40) } as const;

interface ColumnEdgeProps {
  /** The column that ends here; `title` is the first one. */
  columnKey: string;
  name: string;
  sizing: ColumnSizing;
}

/**
 * The edge of a column head, which resizes the column: by drag, by arrow keys (large steps with Shift), and by Home and
 * End to the limits. Double click or Enter resets the width.
 */
export function ColumnEdge({ columnKey, name, sizing }: ColumnEdgeProps) {
  const t = useTranslations("listTools.columns");
  const ref = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState(0);
  const { isDragging, ...handlers } = useEdge(ref, columnKey, sizing);
  const { min, max } = widthLimits(columnKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other widths change what is measured.
  useEffect(() => {
    if (ref.current) setMeasured(widthNow(ref.current, columnKey));
  }, [sizing.widths]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule separates text, and has no value.
    <div
      ref={ref}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t("width", { name })}
      aria-valuenow={sizing.widths[columnKey] ?? measured}
      aria-valuemin={min}
      aria-valuemax={max}
      className={edge}
      {...(isDragging && { "data-resizing": "" })}
      {...handlers}
    />
  );
}

/** Moves an edge by pointer and keyboard. */
function useEdge(ref: RefObject<HTMLElement | null>, columnKey: string, sizing: ColumnSizing) {
  const { widths, begin, show, store } = sizing;
  const [drag, setDrag] = useState<{ x: number; before: ColumnWidths; from: ColumnWidths }>();
  const moved = (from: ColumnWidths, by: number) => ({
    ...from,
    [columnKey]: fittingWidth(columnKey, (from[columnKey] ?? 0) + by),
  });
  /** The widths at which all edges stay where they are. */
  const now = (): ColumnWidths => {
    const { current } = ref;
    if (current === null) return widths;
    return { title: titleTrack(current), [columnKey]: widthNow(current, columnKey), ...widths };
  };
  const reset = () => store(withoutWidth(widths, columnKey));
  const cancel = () => {
    if (drag === undefined) return;
    begin(drag.before);
    show(drag.before);
    setDrag(undefined);
  };
  return {
    isDragging: drag !== undefined,
    onPointerDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      ref.current?.setPointerCapture(event.pointerId);
      setDrag({ x: event.clientX, before: widths, from: now() });
    },
    onPointerMove({ clientX }: PointerEvent): void {
      if (drag === undefined || clientX === drag.x) return;
      // Until the first move the table keeps its default tracks.
      if (ref.current?.closest("[data-sized]") === null) flushSync(() => begin(drag.from));
      show(moved(drag.from, clientX - drag.x));
    },
    onPointerUp({ clientX }: PointerEvent): void {
      if (drag !== undefined && clientX !== drag.x) store(moved(drag.from, clientX - drag.x));
      setDrag(undefined);
    },
    onPointerCancel: cancel,
    onDoubleClick: reset,
    onKeyDown(event: KeyboardEvent): void {
      // Alt with an arrow goes back or forward in the history.
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const by = steps[event.shiftKey ? "large" : "usual"].get(event.key);
      if (by !== undefined) store(moved(now(), by));
      else if (event.key === "Enter") reset();
      else if (event.key === "Escape" && drag !== undefined) cancel();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** The width of a column's cells without padding, or of the first column's track. */
function widthNow(edgeElement: HTMLElement, columnKey: string): number {
  if (columnKey === "title") return titleTrack(edgeElement);
  return Math.round(edgeElement.parentElement?.getBoundingClientRect().width ?? 0);
}

/** The track of the first column, from the checkbox to the padding of the next column. */
function titleTrack(edgeElement: HTMLElement): number {
  const [check, , ...columns] = edgeElement.closest("tr")?.children ?? [];
  // In a narrow window the first columns may be hidden.
  const content = columns.find((column) => column.getBoundingClientRect().width > 0)?.firstElementChild;
  if (check === undefined || !content) return 0;
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * columnPaddingRem;
  const start = content.getBoundingClientRect().left - padding;
  return Math.round(start - check.getBoundingClientRect().right);
}

const columnPaddingRem = 1.25;
