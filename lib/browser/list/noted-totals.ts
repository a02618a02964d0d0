import * as z from "zod/mini";
import { pageIdentity } from "../page-identity.ts";
import { tabStorage } from "../text-storage.ts";

/** By list: the total, absent if it couldn't be read, and when it was noted, in ms since 1970. */
const totalsSchema = z.record(z.string(), z.object({ total: z.optional(z.number()), at: z.number() }));

const storageName = () => `atrium:totals:${pageIdentity().memberId}`;

export function notedTotals(): z.infer<typeof totalsSchema> {
  return tabStorage.readJson(storageName(), totalsSchema) ?? {};
}

/** Notes a list's total in this tab, for pages that load later. */
export function noteTotal(listId: string, total: number | undefined, at: number = Date.now()): void {
  const noted = { ...(total !== undefined && { total }), at };
  tabStorage.write(storageName(), JSON.stringify({ ...notedTotals(), [listId]: noted }));
}

/** Like `noteTotal`, for an uncounted total: an expired one is still counted again. */
export function noteUncounted(listId: string, total: number | undefined): void {
  noteTotal(listId, total, notedTotals()[listId]?.at === 0 ? 0 : Date.now());
}

/** The totals of these lists have changed: they are counted again when they are next visible. */
export function expireTotals(listIds: readonly string[]): void {
  const noted = Object.entries(notedTotals());
  const expired = noted.map(([id, one]) => [id, listIds.includes(id) ? { ...one, at: 0 } : one]);
  tabStorage.write(storageName(), JSON.stringify(Object.fromEntries(expired)));
}
