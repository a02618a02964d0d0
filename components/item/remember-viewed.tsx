"use client";

import { useEffect } from "react";
import { rememberViewed } from "#lib/browser/offline/viewed.ts";

interface RememberViewedProps {
  memberId: string;
  contentId: string;
  contentTypeId: string;
  /** Undefined if the item has none. */
  title: string | undefined;
  /** The locale of the title. */
  localeId: string | undefined;
}

/** Notes on this device that the member has opened an item, at the URL of this page. */
export function RememberViewed({ memberId, contentId, contentTypeId, title, localeId }: RememberViewedProps) {
  useEffect(() => {
    const address = window.location.pathname + window.location.search;
    rememberViewed(memberId, { contentId, contentTypeId, address, title, localeId });
  }, [memberId, contentId, contentTypeId, title, localeId]);
  return null;
}
