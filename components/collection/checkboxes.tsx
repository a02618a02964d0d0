import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Checkbox } from "#components/ui/form/checkbox.tsx";
import type { Listed } from "#lib/collection/collection.ts";
import type { ListStore } from "./list-store.tsx";

const pictureArea = classNames(
  "absolute start-2.5 top-2.5 z-above max-tablet:start-auto max-tablet:end-0 max-tablet:top-0 max-tablet:me-0",
  "max-tablet:not-in-data-picking:hidden",
);
const pictureCheck = "not-checked:bg-[oklch(1_0_0/0.72)] not-checked:inset-ring-[oklch(0.2_0.005_95/0.62)]";

interface RowCheckProps<Item extends Listed> {
  store: ListStore<Item>;
  item: Item;
  label: string;
  /** Places the checkbox in the corner of a tile. */
  isOnPicture?: boolean;
}

/** Selects a row; with Shift, all rows from the last selected one to this one. */
export function RowCheck<Item extends Listed>({
  store,
  item,
  label,
  isOnPicture = false,
}: RowCheckProps<Item>) {
  const { selection, shown } = store;
  const isChosen = useSyncExternalStore(
    selection.subscribe,
    () => selection.has(item.sys.id),
    () => false,
  );
  return (
    <span className={classNames("row-check-area", isOnPicture && pictureArea)}>
      <Checkbox
        className={classNames("row-check", isOnPicture && pictureCheck)}
        aria-label={label}
        checked={isChosen}
        onChange={({ nativeEvent }) => {
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          selection.toggle(item, isRange ? shown.get() : undefined);
        }}
      />
    </span>
  );
}

/** Selects all rows of the page, or none. */
export function PageCheck<Item extends Listed>({ store }: { store: ListStore<Item> }) {
  const t = useTranslations("listTools.select");
  const { selection, shown } = store;
  const state = useSyncExternalStore(
    (listener) => {
      const stops = [selection.subscribe(listener), shown.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => {
      const chosen = shown.get().filter(({ sys }) => selection.has(sys.id)).length;
      if (chosen === 0) return "none";
      return chosen === shown.get().length ? "all" : "some";
    },
    () => "none",
  );
  return (
    <span className="check-area print:invisible">
      <Checkbox
        className="before:absolute before:-inset-2"
        aria-label={t("page")}
        checked={state === "all"}
        ref={(input) => {
          if (input) input.indeterminate = state === "some";
        }}
        onChange={() => selection.set(shown.get(), state !== "all")}
      />
    </span>
  );
}
