import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/form/checkbox.tsx";
import { MenuLabel, menuItem } from "#components/ui/menu-item.tsx";
import { columnChoices, columnsMax, columnsOf, isPlainColumns } from "#lib/collection/of/content-columns.ts";
import type { ViewProps } from "../list-context.ts";
import { useColumnName } from "./column.tsx";

interface ColumnsChoiceProps extends ViewProps {
  onChoose: (keys: readonly string[]) => void;
}

/** Checkboxes for all columns that the type can show; at most `columnsMax` can be checked. */
export function ColumnsChoice({ subject: { type }, view, onChoose }: ColumnsChoiceProps) {
  const t = useTranslations("listTools.columns");
  const nameOf = useColumnName(type);
  const hintId = useId();
  // The URL changes later, so the checkbox changes at once.
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    columnsOf(type, view.columns).map(({ key }) => key),
  );
  const choose = (keys: readonly string[]) => {
    setChosen(keys);
    onChoose(keys);
  };
  const isFull = chosen.length >= columnsMax;
  const choices = columnChoices(type);
  const withIt = (key: string) =>
    choices.map((column) => column.key).filter((each) => each === key || chosen.includes(each));
  return (
    <fieldset className="min-w-60" aria-describedby={hintId}>
      <legend className="sr-only">{t("label")}</legend>
      <MenuLabel>
        <span id={hintId}>{t(isFull ? "full" : "hint", { max: columnsMax })}</span>
      </MenuLabel>
      {choices.map((column) => {
        const isChosen = chosen.includes(column.key);
        const isOff = isFull && !isChosen;
        return (
          <label
            key={column.key}
            className={menuItem({ className: isOff ? "cursor-default text-ink-3!" : "cursor-pointer" })}
          >
            <Checkbox
              checked={isChosen}
              aria-disabled={isOff}
              onChange={() => {
                if (isOff) return;
                choose(isChosen ? chosen.filter((key) => key !== column.key) : withIt(column.key));
              }}
            />
            <span className="truncate">{nameOf(column)}</span>
          </label>
        );
      })}
      {!isPlainColumns(type, chosen) && (
        <Button
          className="mx-0.5 mt-1.5 mb-0.5"
          variant="text"
          size="small"
          onClick={() => choose(columnsOf(type).map(({ key }) => key))}
        >
          {t("usual")}
        </Button>
      )}
    </fieldset>
  );
}
