import { whenRouterListens } from "#lib/browser/when-router-listens.ts";

/** Link props for another view of the same list: only the rows change, without a navigation. */
export function inPlace(href: string) {
  return {
    href,
    prefetch: false,
    onNavigate: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      goInPlace(href);
      document.querySelector<HTMLElement>("[popover]:popover-open")?.hidePopover();
    },
  } as const;
}

/** Shows another view of the same list, scrolled to its top. */
export function goInPlace(href: string): void {
  whenRouterListens(() => {
    const isHere = window.location.pathname + window.location.search === href;
    if (!isHere) window.history.pushState(null, "", href);
  });
  document.querySelector("[data-list]")?.scrollIntoView({ block: "start", behavior: "instant" });
}
