import type { Deletable } from "#lib/collection/collection.ts";
import { wasRefused } from "../send/refusals.ts";

/** Whether a member may delete an item and hasn't been refused on this visit. */
export function deletePermission<Item>(
  { id, deleteRight }: Pick<Deletable<Item>, "id" | "deleteRight">,
  item: Item,
): "allowed" | "refused" | "none" {
  const right = deleteRight(item);
  if (right === undefined) return "none";
  return wasRefused(right, id) ? "refused" : "allowed";
}
