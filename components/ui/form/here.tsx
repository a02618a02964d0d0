"use client";

import { useAddress } from "#lib/browser/use-address.ts";

/** A hidden `returnTo` input with the URL of the current page. */
export function Here() {
  return <input type="hidden" name="returnTo" value={useAddress()} />;
}
