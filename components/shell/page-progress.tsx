"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { nextAddress } from "#lib/browser/next-address.ts";

/**
 * A bar at the top while the next page loads for longer than a moment. Screen readers hear the title of that page; after
 * half a minute without one the bar fades.
 */
export function PageProgress() {
  const query = useSearchParams().toString();
  const address = usePathname() + (query && `?${query}`);
  const next = useSyncExternalStore(nextAddress.subscribe, nextAddress.get, () => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is shown.
  useEffect(() => nextAddress.set(undefined), [address]);
  if (next === undefined || next === address) return null;
  return (
    <div
      className="pointer-events-none fixed inset-x-0 top-0 z-skip-link h-0.5 origin-left animate-advance bg-accent rtl:origin-right print:hidden forced-colors:bg-[Highlight]"
      data-page-progress
    />
  );
}
