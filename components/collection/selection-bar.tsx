import { type LucideIcon, Trash2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useSyncExternalStore } from "react";
import type { Listed } from "#lib/collection/collection.ts";
import { focusRow } from "./delete-with-undo.ts";
import type { ListStore } from "./list-store.tsx";

interface SelectionBarProps<Item extends Listed> {
  store: ListStore<Item>;
  /** Further buttons, before the one that deletes. */
  children?: (items: readonly Item[]) => ReactNode;
}

/** Commands for the selected items, above the pager; on a phone in the place of the bottom bar. */
export function SelectionBar<Item extends Listed>({ store, children }: SelectionBarProps<Item>) {
  const t = useTranslations("listTools.select");
  const { selection, shown, open } = store;
  const selected = useSyncExternalStore(selection.subscribe, selection.now, selection.now);
  if (!selected.isPicking) return null;
  const items = [...selected.items.values()];
  return (
    <div className="selection-bar" role="toolbar" aria-label={t("label")}>
      <span className="selection-count" role="status">
        {t("count", { count: items.length })}
      </span>
      <span className="selection-line" />
      {children?.(items)}
      <SelectionButton
        label={t("delete")}
        Icon={Trash2}
        isOff={items.length === 0}
        onClick={() => open({ kind: "delete", items })}
      />
      <span className="selection-line" />
      <button
        type="button"
        className="selection-clear"
        aria-label={t("clear")}
        title={t("clear")}
        onClick={() => {
          selection.clear();
          // The bar goes away with the button that was pressed.
          focusRow((items.at(-1) ?? shown.get()[0])?.sys.id);
        }}
      >
        <X />
      </button>
    </div>
  );
}

interface SelectionButtonProps {
  label: string;
  Icon: LucideIcon;
  isOff: boolean;
  onClick: () => void;
}

export function SelectionButton({ label, Icon, isOff, onClick }: SelectionButtonProps) {
  return (
    <button type="button" disabled={isOff} aria-label={label} onClick={onClick}>
      <Icon />
      <span>{label}</span>
    </button>
  );
}
