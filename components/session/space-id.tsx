"use client";

import { setSpaceId } from "#lib/browser/send.ts";

/** Tells the browser's `Send` which Space it is in, before anything below can send. */
export function SpaceId({ id }: { id: string }) {
  setSpaceId(id);
  return null;
}
