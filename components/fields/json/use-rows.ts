import { useTranslations } from "next-intl";
import { type RefObject, useRef } from "react";
import { flushSync } from "react-dom";
import { offerUndo } from "#components/ui/toast/undo.ts";
import { fillForNow } from "#lib/fields/form/form-state.ts";
import {
  hasRoomFor,
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

/** The table of a text, without rows for an empty text; `undefined` if it can't be a table. */
const tableIn = (text: string) => (text.trim() === "" ? none : readRows(text));

/** The rows of a slot and the functions that change them. They move the focus to the next cell; `box` contains the table. */
export function useRows(name: string) {
  const t = useTranslations("editor");
  const { form } = useEditor();
  const text = useForm((now) => now.text(name), name);
  const box = useRef<HTMLFieldSetElement>(null);
  const table = tableIn(text) ?? none;
  const { columns, rows } = table;
  const focusCell = (row: number, column: number) => focusIn(box, `[data-cell="${row} ${column}"]`);

  /** Reads the text again, because several inputs may have changed since the last render. */
  function change(to: (table: JsonRows) => JsonRows): void {
    const now = tableIn(form.text(name));
    if (now !== undefined) form.type(name, rowsText(to(now)));
  }
  function remove(to: (table: JsonRows) => JsonRows, message: string): void {
    const now = tableIn(form.text(name));
    if (now === undefined) return;
    const removal = { run: () => {} };
    flushSync(() => {
      removal.run = fillForNow(form, { [name]: rowsText(to(now)) });
    });
    offerUndo({ message, label: t("undo"), run: () => removal.run() });
  }
  /** The button exists also without a row. */
  function focusAfterRemoval(row: number, column: number): void {
    if (focusCell(row, column) === null)
      box.current?.querySelector<HTMLElement>("[data-add-column]")?.focus();
  }
  function addRow(column = 0): void {
    if (!hasRoomFor("row", table)) return;
    flushSync(() => change(withRow));
    focusCell(rows.length, column);
  }

  return {
    ...{ box, table, addRow },
    check: () => form.check(name),
    setCell: (row: number, column: number, typed: string) =>
      change((now) => withCell(now, { row, column }, typed)),
    nameColumn: (at: number, typed: string) => change((now) => withColumnName(now, at, typed)),
    addColumn(): void {
      if (!hasRoomFor("column", table)) return;
      const nameOf = (number: number) => t("rows.column", { number });
      flushSync(() => change((now) => withColumn(now, newColumnName(now, nameOf))));
      focusIn(box, `[data-column="${columns.length}"]`)?.select();
    },
    removeColumn(at: number): void {
      remove((now) => withoutColumn(now, at), t("rows.columnRemoved", { column: columns[at] ?? "" }));
      focusAfterRemoval(0, Math.max(0, at - 1));
    },
    moveRow(at: number, step: 1 | -1): void {
      flushSync(() => change((now) => withMovedRow(now, at, step)));
      focusCell(at + step, 0);
    },
    removeRow(at: number): void {
      remove((now) => withoutRow(now, at), t("rows.rowRemoved", { row: at + 1 }));
      focusAfterRemoval(Math.min(at, rows.length - 2), 0);
    },
    /** Enter below the last row starts a new one, unless the last row is empty. */
    goDown(row: number, column: number, step: 1 | -1): void {
      if (row + step < rows.length) focusCell(row + step, column);
      else if (rows[row]?.some((written) => written !== "null")) addRow(column);
    },
  };
}

function focusIn(box: RefObject<HTMLElement | null>, selector: string): HTMLInputElement | null {
  const input = box.current?.querySelector<HTMLInputElement>(selector) ?? null;
  input?.focus();
  return input;
}
