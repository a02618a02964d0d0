import { useLocale, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { FieldHint } from "#components/ui/form/field.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { hasRoomFor, nameProblem } from "#lib/fields/json/change-rows.ts";
import { cellText } from "#lib/fields/json/rows.ts";
import { cellsMax } from "#lib/fields/json/same-keys.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ControlProps } from "../control-props.ts";
import { ColumnHead } from "./column-head.tsx";
import { CellInput, RowMenu } from "./rows-parts.tsx";
import { useRows } from "./use-rows.ts";

interface RowsEditorProps extends ControlProps {
  /** Whether the focus is inside. */
  onUsed: () => void;
}

/** Rows as a table: Tab moves through the cells, Enter to the cell below. Starts with an empty table. */
export function RowsEditor({ slot: { name, field }, id, invalid, describedBy, onUsed }: RowsEditorProps) {
  const t = useTranslations("editor.rows");
  const language = useLocale();
  const { box, table, ...act } = useRows(name);
  const { columns, rows } = table;
  const [canAddRow, canAddColumn] = [hasRoomFor("row", table), hasRoomFor("column", table)];
  return (
    <fieldset
      ref={box}
      className="grid min-w-0 gap-2"
      aria-label={wordsIn(field.label, language)}
      onFocus={onUsed}
      onBlur={act.check}
    >
      {rows.length > 0 && (
        <div className="overflow-x-auto rounded-3 border border-line-control bg-sheet [&_button]:-outline-offset-2">
          <table className="w-full border-collapse text-14" data-rows="">
            <thead>
              <tr>
                {columns.map((column, at) => (
                  <ColumnHead
                    // biome-ignore lint/suspicious/noArrayIndexKey: the name changes while it is typed.
                    key={at}
                    {...{ at, column }}
                    id={`${id}-column-${at}`}
                    problemOf={(typed) => nameProblem(table, at, typed)}
                    onName={(typed) => act.nameColumn(at, typed)}
                    onRemove={() => act.removeColumn(at)}
                  />
                ))}
                <td className="bg-sunken" />
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position.
                <tr key={at} className="border-t border-line">
                  {row.map((written, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position.
                    <td key={column} className="border-e border-line p-0">
                      <CellInput
                        {...(at === 0 && column === 0 && { id, describedBy, invalid })}
                        cell={`${at} ${column}`}
                        label={t("cell", { column: columns[column] ?? "", row: at + 1 })}
                        text={cellText(written)}
                        onType={(typed) => act.setCell(at, column, typed)}
                        onEnter={(step) => act.goDown(at, column, step)}
                      />
                    </td>
                  ))}
                  <td className="w-0 p-0.5">
                    <RowMenu
                      id={`${id}-row-${at}`}
                      row={at}
                      count={rows.length}
                      onMove={(step) => act.moveRow(at, step)}
                      onRemove={() => act.removeRow(at)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {rows.length > 0 && (
          <Button
            size="small"
            icon={<Icon name="plus" size={16} />}
            aria-disabled={!canAddRow}
            onClick={() => act.addRow()}
          >
            {t("addRow")}
          </Button>
        )}
        <Button
          // Without rows, the label of the field refers to it.
          {...(rows.length === 0 && { id, "aria-label": t("addColumn"), "aria-describedby": describedBy })}
          size="small"
          icon={<Icon name="plus" size={16} />}
          data-add-column=""
          aria-disabled={!canAddColumn}
          onClick={act.addColumn}
        >
          {t("addColumn")}
        </Button>
      </div>
      <FieldHint className="empty:hidden" role="status">
        {!(canAddRow && canAddColumn) && t("full", { max: cellsMax })}
      </FieldHint>
    </fieldset>
  );
}
