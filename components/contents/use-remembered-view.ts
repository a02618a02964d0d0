import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { whenRouterListens } from "#lib/browser/when-router-listens.ts";
import { columnsCookie, isPlainColumns } from "#lib/collection/of/content-columns.ts";
import { type ContentsLook, lookCookie } from "#lib/collection/of/content-looks.ts";
import {
  type ContentsSubject,
  type ContentsView,
  contentsOf,
  type RememberedView,
  withRemembered,
} from "#lib/collection/of/contents.ts";

/**
 * The columns and the look of a type that this device remembers. They apply if the URL has no view, and are then
 * written to the URL, so that its link shows the same to others.
 * @param first what the server read from the cookies
 */
export function useRememberedView(subject: ContentsSubject, first: RememberedView, atAddress: ContentsView) {
  const { type } = subject;
  const [remembered, remember] = useState(first);
  const isBare = useSearchParams().size === 0;
  const isOther = isBare && (remembered.columns !== undefined || remembered.look !== undefined);
  const view = isOther ? withRemembered(atAddress, remembered) : atAddress;

  const writeAddress = useEffectEvent(() => replaceAddress(subject, view));
  useEffect(() => {
    if (isOther) writeAddress();
  }, [isOther]);

  const chooseColumns = (keys: readonly string[]) => {
    const columns = isPlainColumns(type, keys) ? undefined : keys;
    remember({ ...remembered, columns });
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet.
    document.cookie = columnsCookie(type.id, columns);
    replaceAddress(subject, { ...view, columns });
  };
  const rememberLook = (look: ContentsLook) => {
    // For the next page: on this one, Back to a URL without a view restores what it showed.
    remember({ ...remembered, look: undefined });
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet.
    document.cookie = lookCookie(type.id, look);
  };
  return { view, chooseColumns, rememberLook };
}

function replaceAddress(subject: ContentsSubject, view: ContentsView): void {
  whenRouterListens(() => window.history.replaceState(null, "", contentsOf(subject).address(view)));
}
