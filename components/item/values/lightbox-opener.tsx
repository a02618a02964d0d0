"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { LightboxProps } from "#components/ui/picture/lightbox.tsx";
import type { Picture } from "#lib/fields/refer/picture.ts";

const linkName = "a[data-large]";

/** Opens the pictures of a page large, one after the other. Without it each one's link leads to the picture itself. */
export function LightboxOpener({ pictures }: { pictures: readonly Picture[] }) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [at, setAt] = useState<number>();
  useEffect(() => {
    const load = () => import("#components/ui/picture/lightbox.tsx");
    const prepare = (event: Event) => {
      if (linkOf(event)) load().catch(() => {});
    };
    const open = (event: MouseEvent) => {
      const link = linkOf(event);
      const index = pictures.findIndex(({ mediaId }) => mediaId === link?.dataset.large);
      if (link === undefined || index === -1 || !isPlain(event)) return;
      event.preventDefault();
      load().then(
        (loaded) => {
          setLightbox(() => loaded.Lightbox);
          setAt(index);
        },
        () => window.location.assign(link.href),
      );
    };
    document.addEventListener("click", open);
    document.addEventListener("pointerover", prepare, { passive: true });
    document.addEventListener("focusin", prepare);
    return () => {
      document.removeEventListener("click", open);
      document.removeEventListener("pointerover", prepare);
      document.removeEventListener("focusin", prepare);
    };
  }, [pictures]);
  if (Lightbox === undefined || at === undefined) return null;
  return <Lightbox pictures={pictures} at={at} onTurn={setAt} onClose={() => setAt(undefined)} />;
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  return target instanceof Element ? (target.closest<HTMLAnchorElement>(linkName) ?? undefined) : undefined;
}

/** Not one that asks for a tab or a window of its own. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
