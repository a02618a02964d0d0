"use client";

import { setPage } from "#lib/browser/send/send.ts";

/** Tells the browser's `Send` which Space it is in and whose page this is, before anything below can send. */
export function PageOf({ spaceId, memberId }: { spaceId: string; memberId: string }) {
  setPage(spaceId, memberId);
  return null;
}
