import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuItem } from "#components/ui/menu-item.tsx";
import { isComposing } from "#lib/browser/keys/is-composing.ts";

export const cellInput =
  "block h-control w-full min-w-24 bg-transparent px-3 text-field outline-0 focus:inset-ring-2 focus:inset-ring-accent forced-colors:focus:outline-selected";

/** An uncontrolled input that follows a changing text; `onType` also gets what was typed before hydration. */
export function useShown(text: string, onType: (typed: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const wasServed = useRef(true);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    if (wasServed.current && element.value !== element.defaultValue) onType(element.value);
    else if (element.value !== text) element.value = text;
    wasServed.current = false;
  });
  return { ref, defaultValue: text };
}

interface CellInputProps {
  id?: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  /** "row column", from 0. */
  cell: string;
  label: string;
  text: string;
  onType: (typed: string) => void;
  /** 1: down; -1: up. */
  onEnter: (step: 1 | -1) => void;
}

export function CellInput({ id, describedBy, invalid, cell, label, text, onType, onEnter }: CellInputProps) {
  const shown = useShown(text, onType);
  return (
    <input
      {...shown}
      className={cellInput}
      type="text"
      id={id}
      data-cell={cell}
      dir="auto"
      autoComplete="off"
      autoCapitalize="off"
      aria-label={label}
      aria-describedby={describedBy}
      {...(invalid && { "aria-invalid": true })}
      onInput={(event) => onType(event.currentTarget.value)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Enter" || isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onEnter(event.shiftKey ? -1 : 1);
      }}
    />
  );
}

interface RowMenuProps {
  id: string;
  row: number;
  count: number;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

export function RowMenu({ id, row, count, onMove, onRemove }: RowMenuProps) {
  const t = useTranslations("editor.rows");
  const label = t("row", { row: row + 1 });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        iconOnly
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={label}
        icon={<Icon name="ellipsis" size={16} />}
      />
      <Menu id={id} label={label} align="end">
        {row > 0 && (
          <MenuItem closes={id} icon={<Icon name="arrow-up" size={16} />} onClick={() => onMove(-1)}>
            {t("moveUp")}
          </MenuItem>
        )}
        {row < count - 1 && (
          <MenuItem closes={id} icon={<Icon name="arrow-down" size={16} />} onClick={() => onMove(1)}>
            {t("moveDown")}
          </MenuItem>
        )}
        <MenuItem closes={id} tone="danger" icon={<Icon name="trash" size={16} />} onClick={onRemove}>
          {t("removeRow")}
        </MenuItem>
      </Menu>
    </>
  );
}
