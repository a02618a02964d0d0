import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { GripButton, ReorderWords, StepButtons } from "#components/fields/list/row-buttons.tsx";
import { movedEntry, useReorder } from "#components/fields/list/use-reorder.ts";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Checkbox } from "#components/ui/form/checkbox.tsx";
import { menuItem } from "#components/ui/menu-item.tsx";
import { isSized, noWidths } from "#lib/collection/of/column-widths.ts";
import { type Column, columnChoices, columnsOf, isPlainColumns } from "#lib/collection/of/content-columns.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import type { ViewProps } from "../list-context.ts";
import { useColumnName } from "./column.tsx";
import type { ColumnSizing } from "./use-column-widths.ts";

interface ColumnsChoiceProps extends ViewProps {
  sizing: ColumnSizing;
  onChoose: (keys: readonly string[]) => void;
}

const listId = "list-column";

/** Checkboxes for all columns of the type, in the order of the table; the shown ones can be reordered. */
export function ColumnsChoice({ subject: { type }, view, sizing, onChoose }: ColumnsChoiceProps) {
  const t = useTranslations("listTools.columns");
  const nameOf = useColumnName(type);
  // The URL changes later, so the checkboxes change at once.
  const [chosen, setChosen] = useState<readonly string[]>(() => keysOf(type, view.columns));
  const [rows, setRows] = useState(() => inOrder(type, chosen));
  const list = useRef<HTMLDivElement>(null);
  const choose = (keys: readonly string[]) => {
    setChosen(keys);
    onChoose(keys);
  };
  const toggle = (key: string) =>
    choose(rows.map((row) => row.key).filter((each) => (each === key) !== chosen.includes(each)));
  const onMove = (from: number, to: number) => {
    const keys = movedEntry(chosen, from, to);
    choose(keys);
    setRows(inOrder(type, keys));
  };
  const order = useReorder({ id: listId, list, entries: chosen, onMove });
  return (
    <fieldset className="min-w-72">
      <legend className="sr-only">{t("label")}</legend>
      <div ref={list} className="max-h-[min(26rem,60dvh)] overflow-auto overscroll-contain">
        {rows.map((column) => {
          const [place, title] = [chosen.indexOf(column.key), nameOf(column)];
          const row = { id: listId, order, place, title, count: chosen.length };
          const isGrabbed = order.grabbed === place;
          return (
            <div
              key={column.key}
              className={classNames("flex items-center rounded-2", isGrabbed && "bg-accent-tint")}
              {...order.rowEvents(place, title)}
            >
              <label className={menuItem({ className: "min-w-0 flex-1 cursor-pointer" })}>
                <Checkbox checked={place >= 0} onChange={() => toggle(column.key)} />
                <span className="truncate">{title}</span>
              </label>
              {place >= 0 && (
                <>
                  {order.grabbed !== undefined && <StepButtons {...row} isHidden={!isGrabbed} />}
                  <GripButton {...row} icon="chevrons-up-down" />
                </>
              )}
            </div>
          );
        })}
      </div>
      <ReorderWords {...{ id: listId, order }} />
      {(!isPlainColumns(type, chosen) || isSized(sizing.widths)) && (
        <Button
          className="mx-0.5 mt-1.5 mb-0.5"
          variant="text"
          size="small"
          onClick={() => {
            const usual = keysOf(type);
            choose(usual);
            setRows(inOrder(type, usual));
            sizing.store(noWidths);
          }}
        >
          {t("reset")}
        </Button>
      )}
    </fieldset>
  );
}

function keysOf(type: ContentType, keys?: readonly string[]): string[] {
  return columnsOf(type, keys).map(({ key }) => key);
}

/** The shown columns, then the others. */
function inOrder(type: ContentType, chosen: readonly string[]): Column[] {
  return [...columnsOf(type, chosen), ...columnChoices(type).filter(({ key }) => !chosen.includes(key))];
}
