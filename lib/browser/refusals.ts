"use client";

const refused = new Set<string>();

/** What the service refused this member, remembered for the visit so that it is not offered again. */
export function rememberRefusal(action: "delete" | "update", contentTypeId: string): void {
  refused.add(`${action}:${contentTypeId}`);
}

export function wasRefused(action: "delete" | "update", contentTypeId: string): boolean {
  return refused.has(`${action}:${contentTypeId}`);
}
