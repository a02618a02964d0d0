"use client";

import { usePathname, useSearchParams } from "next/navigation";

/** A hidden `returnTo` input with the URL of the current page. */
export function Here() {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  return <input type="hidden" name="returnTo" value={search === "" ? pathname : `${pathname}?${search}`} />;
}
