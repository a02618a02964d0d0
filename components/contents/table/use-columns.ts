import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { whenRouterListens } from "#lib/browser/when-router-listens.ts";
import { columnsCookie, isPlainColumns } from "#lib/collection/of/content-columns.ts";
import { type ContentsSubject, type ContentsView, contentsOf } from "#lib/collection/of/contents.ts";

/**
 * The columns of a type as this device remembers them. They stand in for those of the Space file where the address
 * says nothing at all, and then the address says them, so that its link shows the same to others.
 * @param first what the server read of the device's cookie
 */
export function useColumns(
  subject: ContentsSubject,
  first: readonly string[] | undefined,
  atAddress: ContentsView,
) {
  const { type } = subject;
  const [remembered, remember] = useState(first);
  const isBare = useSearchParams().size === 0;
  const view = isBare && remembered !== undefined ? { ...atAddress, columns: remembered } : atAddress;

  const writeAddress = useEffectEvent(() => replaceAddress(subject, view));
  useEffect(() => {
    if (isBare && remembered !== undefined) writeAddress();
  }, [isBare, remembered]);

  const choose = (keys: readonly string[]) => {
    const columns = isPlainColumns(type, keys) ? undefined : keys;
    remember(columns);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet.
    document.cookie = columnsCookie(type.id, columns);
    replaceAddress(subject, { ...view, columns });
  };
  return { view, choose };
}

function replaceAddress(subject: ContentsSubject, view: ContentsView): void {
  whenRouterListens(() => window.history.replaceState(null, "", contentsOf(subject).address(view)));
}
