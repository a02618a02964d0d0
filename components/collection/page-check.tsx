import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import type { Listed } from "#lib/collection/collection.ts";
import type { ListStore } from "./list-store.tsx";

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
      const chosen = shown.now().filter(({ sys }) => selection.has(sys.id)).length;
      if (chosen === 0) return "none";
      return chosen === shown.now().length ? "all" : "some";
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
        onChange={() => selection.set(shown.now(), state !== "all")}
      />
    </label>
  );
}
