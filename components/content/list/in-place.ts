import { changedView, type ListView, listViewSearch } from "#lib/content/list-view.ts";
import { paths } from "#lib/paths.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

/** Link props for an address that is another view of the same list: the page stays, only its rows change. */
export function inPlace(href: string) {
  return {
    href,
    prefetch: false,
    onNavigate: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      go(href);
    },
  } as const;
}

/** The address of another view of the same list, from its first page. */
export function viewAddress(type: ContentType, view: ListView, change: Partial<ListView>): string {
  return paths.contents(type.id, listViewSearch(changedView(view, change)));
}

/** Shows another view of the same list. */
export function showView(type: ContentType, view: ListView, change: Partial<ListView>): void {
  go(viewAddress(type, view, change));
}

function go(href: string): void {
  const isHere = window.location.pathname + window.location.search === href;
  if (!isHere) window.history.pushState(null, "", href);
  document.querySelector(".list")?.scrollIntoView({ block: "start", behavior: "instant" });
  document.querySelector<HTMLElement>("[popover]:popover-open")?.hidePopover();
}
