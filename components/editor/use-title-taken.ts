import { useEffect } from "react";

/**
 * A title that came with the address stands in the form, and from there in the draft: the address forgets it, so
 * that a page that is loaded again does not bring it back where the draft was discarded.
 */
export function useTitleTaken(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const address = new URL(window.location.href);
    address.searchParams.delete("title");
    window.history.replaceState(window.history.state, "", address.pathname + address.search);
  }, [title]);
}
