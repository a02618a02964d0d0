import { useEffect, useRef } from "react";
import { useHydrating } from "#lib/browser/use-hydrating.ts";
import { mediaIdAt } from "../media-address.ts";

/** Moves the focus into the panel, and back to the tile that opened it. */
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
          document.querySelector<HTMLElement>(`[data-row="${CSS.escape(mediaId)}"] [data-row-link]`) ??
          document.querySelector<HTMLElement>("main h1");
        next?.focus({ preventScroll: true });
      });
    };
  }, [isLoad, mediaId]);
  return title;
}
