import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import type { Listed } from "#lib/collection/collection.ts";
import type { ListStore } from "./list-store.tsx";

interface RowCheckProps<Item extends Listed> {
  store: ListStore<Item>;
  item: Item;
  title: string;
}

/** Chooses a row; with Shift all from the last one to here. */
export function RowCheck<Item extends Listed>({ store, item, title }: RowCheckProps<Item>) {
  const t = useTranslations("listTools.select");
  const { selection, shown } = store;
  const isChosen = useSyncExternalStore(
    selection.subscribe,
    () => selection.has(item.sys.id),
    () => false,
  );
  return (
    <label className="check-area">
      <input
        type="checkbox"
        className="check"
        aria-label={t("row", { title })}
        checked={isChosen}
        onChange={({ nativeEvent }) => {
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          selection.toggle(item, isRange ? shown.get() : undefined);
        }}
      />
    </label>
  );
}

/** Chooses every row of the page, or none of it. */
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
    <label className="check-area">
      <input
        type="checkbox"
        className="check"
        aria-label={t("page")}
        checked={state === "all"}
        ref={(input) => {
          if (input) input.indeterminate = state === "some";
        }}
        onChange={() => selection.set(shown.get(), state !== "all")}
      />
    </label>
  );
}
