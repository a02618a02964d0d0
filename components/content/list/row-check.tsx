"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import type { Content } from "#lib/space/content.ts";
import { useDesk } from "./list-desk.tsx";

/** Chooses a row; with Shift all from the last one to here. */
export function RowCheck({ content, title }: { content: Content; title: string }) {
  const t = useTranslations("listTools.select");
  const { selection, shown } = useDesk();
  const isChosen = useSyncExternalStore(
    selection.subscribe,
    () => selection.has(content.sys.id),
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
          selection.toggle(content, isRange ? shown.now() : undefined);
        }}
      />
    </label>
  );
}
