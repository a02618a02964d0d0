import { useTranslations } from "next-intl";
import { type RefObject, useRef } from "react";
import { flushSync } from "react-dom";
import { offerUndo } from "#components/ui/toast/undo.ts";
import { fillForNow } from "#lib/fields/form/form-state.ts";
import {
  newColumnName,
  withCell,
  withColumn,
  withColumnName,
  withMovedRow,
  withoutColumn,
  withoutRow,
  withRow,
} from "#lib/fields/json/change-rows.ts";
import { type JsonRows, readRows, rowsText } from "#lib/fields/json/rows.ts";
import { useEditor, useForm } from "../form-context.ts";

const none: JsonRows = { columns: [], rows: [] };

/** The rows of a slot and what changes them; the focus goes to the cell that is next. `place` contains the table. */
export function useRows(name: string) {
  const t = useTranslations("editor");
  const { form } = useEditor();
  const text = useForm((now) => now.text(name), name);
  const place = useRef<HTMLFieldSetElement>(null);
  const table = readRows(text) ?? none;
  const { columns, rows } = table;
  const type = (next: JsonRows) => form.type(name, rowsText(next));
  const focusCell = (row: number, column: number) => focusIn(place, `[data-cell="${row} ${column}"]`);

  function remove(next: JsonRows, message: string): void {
    const removal = { run: () => {} };
    flushSync(() => {
      removal.run = fillForNow(form, { [name]: rowsText(next) });
    });
    offerUndo({ message, label: t("undo"), run: () => removal.run() });
  }
  function addRow(column = 0): void {
    flushSync(() => type(withRow(table)));
    focusCell(rows.length, column);
  }

  return {
    ...{ place, table, addRow },
    check: () => form.check(name),
    /** Of the newest rows: text that was typed before hydration comes from several cells at once. */
    setCell(row: number, column: number, typed: string): void {
      type(withCell(readRows(form.text(name)) ?? table, { row, column }, typed));
    },
    canName: (at: number, typed: string) => withColumnName(table, at, typed) !== undefined,
    nameColumn: (at: number, typed: string) => type(withColumnName(table, at, typed) ?? table),
    addColumn(): void {
      flushSync(() =>
        type(
          withColumn(
            table,
            newColumnName(table, (number) => t("rows.column", { number })),
          ),
        ),
      );
      focusIn(place, `[data-column="${columns.length}"]`)?.select();
    },
    removeColumn(at: number): void {
      remove(withoutColumn(table, at), t("rows.columnRemoved", { column: columns[at] ?? "" }));
      focusCell(0, Math.max(0, at - 1));
    },
    moveRow(at: number, step: 1 | -1): void {
      flushSync(() => type(withMovedRow(table, at, step)));
      focusCell(at + step, 0);
    },
    removeRow(at: number): void {
      remove(withoutRow(table, at), t("rows.rowRemoved", { row: at + 1 }));
      focusCell(Math.min(at, rows.length - 2), 0);
    },
    /** Below the last row, which is not empty, a new one begins. */
    goDown(row: number, column: number, step: 1 | -1): void {
      if (row + step < rows.length) focusCell(row + step, column);
      else if (rows[row]?.some((written) => written !== "null")) addRow(column);
    },
  };
}

function focusIn(place: RefObject<HTMLElement | null>, selector: string): HTMLInputElement | null {
  const input = place.current?.querySelector<HTMLInputElement>(selector) ?? null;
  input?.focus();
  return input;
}
