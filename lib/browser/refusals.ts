"use client";

/** Others' items apart: an administrator whose role lets nobody else's go may still delete own ones. */
type RefusedAction = "delete" | "deleteOthers" | "update";

const refused = new Set<string>();

/** What the service refused this member, remembered for the visit so that it is not offered again. */
export function rememberRefusal(action: RefusedAction, contentTypeId: string): void {
  refused.add(`${action}:${contentTypeId}`);
}

export function wasRefused(action: RefusedAction, contentTypeId: string): boolean {
  return refused.has(`${action}:${contentTypeId}`);
}
