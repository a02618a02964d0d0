import { useTranslations } from "next-intl";
import { type ReactNode, useSyncExternalStore } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Icon, type IconName } from "#components/ui/icon.tsx";
import type { Listed } from "#lib/collection/collection.ts";
import { focusRow } from "./delete-with-undo.ts";
import type { ListStore } from "./list-store.tsx";

const bar = classNames(
  "sticky bottom-17 z-sticky mx-auto -mt-11 flex h-11 w-max max-w-[calc(100%-2rem)] animate-rise items-center",
  "gap-1 rounded-4 bg-inverse ps-3.5 pe-1.5 text-ink-inverse shadow-2",
  "max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-rail max-tablet:m-0 max-tablet:h-auto",
  "max-tablet:w-full max-tablet:max-w-none max-tablet:flex-wrap max-tablet:animate-slide-up max-tablet:rounded-b-none",
  "max-tablet:rounded-t-5 max-tablet:pt-3 max-tablet:pb-[calc(0.75rem+env(safe-area-inset-bottom))]",
  "max-tablet:ps-5 max-tablet:pe-3 forced-colors:border",
);
const line = "h-5 w-px bg-ink-inverse/20 max-tablet:hidden";
const button = classNames(
  "flex h-8 items-center gap-2 rounded-3 font-semibold hover:bg-ink-inverse/14 aria-disabled:opacity-45",
  "focus-visible:outline-ink-inverse *:[svg]:flex-none *:[svg]:text-ink-inverse-2",
  "max-tablet:h-11 max-tablet:w-[min(2.75rem,13.75vw)] max-tablet:justify-center max-tablet:px-0",
);

interface SelectionBarProps<Item extends Listed> {
  store: ListStore<Item>;
  /** Further buttons, before Delete. */
  children?: (items: readonly Item[]) => ReactNode;
}

/** Actions for the selected items, above the pager; on a phone in place of the bottom bar. */
export function SelectionBar<Item extends Listed>({ store, children }: SelectionBarProps<Item>) {
  const t = useTranslations("listTools.select");
  const { selection, shown, open } = store;
  const selected = useSyncExternalStore(selection.subscribe, selection.now, selection.now);
  if (!selected.isPicking) return null;
  const items = [...selected.items.values()];
  return (
    <div className={bar} role="toolbar" data-selection-bar="" data-replaces-nav="" aria-label={t("label")}>
      <span className="pe-2 font-semibold whitespace-nowrap tabular-nums max-tablet:flex-1" role="status">
        {t("count", { count: items.length })}
      </span>
      <div className="ms-auto flex items-center gap-1">
        <span className={line} />
        {children?.(items)}
        <SelectionButton
          label={t("delete")}
          icon="trash"
          isOff={items.length === 0}
          onClick={() => open({ kind: "delete", items })}
        />
        <span className={line} />
        <button
          type="button"
          className={classNames(button, "w-8 justify-center")}
          aria-label={t("clear")}
          title={t("clear")}
          onClick={() => {
            selection.clear();
            // The bar disappears with the button that was pressed.
            focusRow((items.at(-1) ?? shown.get()[0])?.sys.id);
          }}
        >
          <Icon name="x" />
        </button>
      </div>
    </div>
  );
}

interface SelectionButtonProps {
  label: string;
  icon: IconName;
  isOff: boolean;
  onClick: () => void;
}

export function SelectionButton({ label, icon, isOff, onClick }: SelectionButtonProps) {
  return (
    <button
      type="button"
      className={classNames(button, "px-3")}
      aria-disabled={isOff}
      aria-label={label}
      onClick={isOff ? undefined : onClick}
    >
      <Icon name={icon} />
      <span className="max-tablet:hidden">{label}</span>
    </button>
  );
}
