"use client";

import { useEffect, useState } from "react";
import { Lightbox } from "#components/ui/picture/lightbox.tsx";
import type { Picture } from "#lib/fields/refer/picture.ts";

const linkName = "a[data-large]";

/** Opens the pictures of a page in a lightbox. Without JavaScript each link leads to its picture. */
export function LightboxOpener({ pictures }: { pictures: readonly Picture[] }) {
  const [at, setAt] = useState<number>();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = linkOf(event);
      const index = pictures.findIndex(({ mediaId }) => mediaId === link?.dataset.large);
      if (link === undefined || index === -1 || !isPlain(event)) return;
      event.preventDefault();
      setAt(index);
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, [pictures]);
  if (at === undefined) return null;
  return <Lightbox pictures={pictures} at={at} onTurn={setAt} onClose={() => setAt(undefined)} />;
}

function linkOf({ target }: MouseEvent): HTMLAnchorElement | undefined {
  return target instanceof Element ? (target.closest<HTMLAnchorElement>(linkName) ?? undefined) : undefined;
}

/** Leaves presses alone that open a tab or a window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
