"use client";

import { useEffect } from "react";

const yearSeconds = 365 * 24 * 60 * 60;

/** Tells the server the time zone for the next page. */
export function TimeZone() {
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet.
    document.cookie = `time-zone=${encodeURIComponent(timeZone)}; Path=/; SameSite=Lax; Max-Age=${yearSeconds}`;
  }, []);
  return null;
}
