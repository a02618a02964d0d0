"use client";

import { usePathname, useSearchParams } from "next/navigation";

/** The hidden `returnTo` of a form that leads back to the page on which it stands. */
export function Here() {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  return <input type="hidden" name="returnTo" value={search === "" ? pathname : `${pathname}?${search}`} />;
}
