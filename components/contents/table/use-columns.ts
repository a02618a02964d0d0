import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { whenHeard } from "#lib/browser/when-heard.ts";
import { isPlainColumns } from "#lib/content/list/list-columns.ts";
import { columnsCookie } from "#lib/content/list/list-columns-cookie.ts";
import { type ListView, listViewSearch } from "#lib/content/list/list-view.ts";
import { paths } from "#lib/paths.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

/**
 * The columns of a type as this device remembers them. They stand in for those of the Space file where the address
 * says nothing at all, and then the address says them, so that its link shows the same to others.
 * @param first what the server read of the device's cookie
 */
export function useColumns(type: ContentType, first: readonly string[] | undefined, said: ListView) {
  const [remembered, remember] = useState(first);
  const isBare = useSearchParams().size === 0;
  const view = isBare && remembered !== undefined ? { ...said, columns: remembered } : said;

  const sayAll = useEffectEvent(() => replaceAddress(type, view));
  useEffect(() => {
    if (isBare && remembered !== undefined) sayAll();
  }, [isBare, remembered]);

  const choose = (keys: readonly string[]) => {
    const columns = isPlainColumns(type, keys) ? undefined : keys;
    remember(columns);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet.
    document.cookie = columnsCookie(type.id, columns);
    const { columns: _before, ...rest } = view;
    replaceAddress(type, { ...rest, ...(columns !== undefined && { columns }) });
  };
  return { view, choose };
}

function replaceAddress(type: ContentType, view: ListView): void {
  whenHeard(() => window.history.replaceState(null, "", paths.contents(type.id, listViewSearch(view))));
}
