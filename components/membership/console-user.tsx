"use client";

import { setConsoleUser } from "#lib/browser/console/console-send.ts";

/** Tells the console's `Send` whose page this is, before anything below can send. */
export function ConsoleUserOf({ userId }: { userId: string }) {
  setConsoleUser(userId);
  return null;
}
