import { useTranslations } from "next-intl";
import { useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/form/checkbox.tsx";
import { Icon } from "#components/ui/icon.tsx";
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

/** Checkboxes for all columns of the type, in the order of the table; arrows reorder the shown ones. */
export function ColumnsChoice({ subject: { type }, view, sizing, onChoose }: ColumnsChoiceProps) {
  const t = useTranslations("listTools.columns");
  const nameOf = useColumnName(type);
  const [moved, setMoved] = useState("");
  // The URL changes later, so the checkboxes change at once.
  const [chosen, setChosen] = useState<readonly string[]>(() => keysOf(type, view.columns));
  const [rows, setRows] = useState(() => inOrder(type, chosen));
  const choose = (keys: readonly string[]) => {
    setChosen(keys);
    onChoose(keys);
  };
  const toggle = (key: string) =>
    choose(rows.map((row) => row.key).filter((each) => (each === key) !== chosen.includes(each)));
  const move = (column: Column, step: -1 | 1) => {
    const to = chosen.indexOf(column.key) + step;
    const keys = chosen.filter((key) => key !== column.key).toSpliced(to, 0, column.key);
    flushSync(() => {
      choose(keys);
      setRows(inOrder(type, keys));
      setMoved(t("moved", { name: nameOf(column), place: to + 1, count: keys.length }));
    });
    const isAtEnd = to === (step < 0 ? 0 : keys.length - 1);
    document.getElementById(buttonId(column.key, isAtEnd ? -step : step))?.focus();
  };
  return (
    <fieldset className="min-w-72">
      <legend className="sr-only">{t("label")}</legend>
      <div className="max-h-[min(26rem,60dvh)] overflow-auto overscroll-contain">
        {rows.map((column) => {
          const at = chosen.indexOf(column.key);
          return (
            <div key={column.key} className="flex items-center">
              <label className={menuItem({ className: "min-w-0 flex-1 cursor-pointer" })}>
                <Checkbox checked={at >= 0} onChange={() => toggle(column.key)} />
                <span className="truncate">{nameOf(column)}</span>
              </label>
              {at >= 0 && (
                <>
                  <MoveButton
                    {...{ column, step: -1, isOff: at === 0 }}
                    label={t("up", { name: nameOf(column) })}
                    onMove={move}
                  />
                  <MoveButton
                    {...{ column, step: 1, isOff: at === chosen.length - 1 }}
                    label={t("down", { name: nameOf(column) })}
                    onMove={move}
                  />
                </>
              )}
            </div>
          );
        })}
      </div>
      <p className="sr-only" role="status">
        {moved}
      </p>
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

const buttonId = (key: string, step: number) => `list-column-${step < 0 ? "up" : "down"}-${key}`;

function keysOf(type: ContentType, keys?: readonly string[]): string[] {
  return columnsOf(type, keys).map(({ key }) => key);
}

/** The shown columns, then the others. */
function inOrder(type: ContentType, chosen: readonly string[]): Column[] {
  return [...columnsOf(type, chosen), ...columnChoices(type).filter(({ key }) => !chosen.includes(key))];
}

interface MoveButtonProps {
  column: Column;
  step: -1 | 1;
  isOff: boolean;
  label: string;
  onMove: (column: Column, step: -1 | 1) => void;
}

function MoveButton({ column, step, isOff, label, onMove }: MoveButtonProps) {
  const icon = step < 0 ? "arrow-up" : "arrow-down";
  return (
    <button
      id={buttonId(column.key, step)}
      type="button"
      className="grid size-8 flex-none place-items-center rounded-2 text-ink-3 -outline-offset-2 hover:bg-hover hover:text-ink touch:size-11"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={() => onMove(column, step)}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
