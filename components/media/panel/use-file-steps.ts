import { useEffect, useRef } from "react";
import { useShortcut } from "#lib/browser/keys/use-shortcut.ts";
import { useHydrating } from "#lib/browser/use-hydrating.ts";
import type { MediaView } from "#lib/collection/of/media.ts";
import { useListStore } from "../library-context.ts";
import { mediaIdAt, openFile } from "../media-address.ts";

const rowOf = (mediaId: string) => `[data-row="${CSS.escape(mediaId)}"]`;

/** J and K open the next and the previous file of the page. */
export function useFileSteps(view: MediaView, mediaId: string): void {
  const { shown } = useListStore();
  const step = (by: 1 | -1) => {
    const items = shown.get();
    const at = items.findIndex(({ sys }) => sys.id === mediaId);
    const next = at === -1 ? undefined : items[at + by]?.sys.id;
    if (next === undefined) return;
    openFile(view, next);
    document.querySelector(rowOf(next))?.scrollIntoView({ block: "nearest" });
  };
  useShortcut("j", () => step(1));
  useShortcut("k", () => step(-1));
}

/** The focus comes along into the panel, and goes back to the tile that opened it. */
export function useFileFocus(mediaId: string) {
  const isLoad = useHydrating();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isLoad) title.current?.focus({ preventScroll: true });
    return () => {
      setTimeout(() => {
        if (mediaIdAt(window.location.pathname) !== undefined || document.activeElement !== document.body)
          return;
        const next =
          document.querySelector<HTMLElement>(`${rowOf(mediaId)} [data-row-link]`) ??
          document.querySelector<HTMLElement>("main h1");
        next?.focus({ preventScroll: true });
      });
    };
  }, [isLoad, mediaId]);
  return title;
}
