import type { Deletable, DeleteRight } from "#lib/collection/collection.ts";
import { problemKind } from "#lib/content/space-problem.ts";
import type { Send } from "#lib/space/send.ts";
import { isGone, isInDoubt, isSpaceError } from "#lib/space/space-error.ts";
import { lowerTotal } from "../list/list-pages.ts";
import { rememberRefusal, wasRefused } from "../send/refusals.ts";
import type { PendingDeletion } from "./delete-queue.ts";

/** `lastManager`: only for members of a Space. */
const named = ["refused", "unreachable", "ended", "otherMember", "lastManager"] as const;

/** Why an item isn't deleted; after `unknown` it may be. */
export type DeleteFailure = (typeof named)[number] | "unknown" | "other";

export type DeleteOutcome = "deleted" | DeleteFailure;

type Deletes<Name extends string> = Omit<Deletable<never, Name>, "deleteRight">;

/**
 * A delete that is sent when it can no longer be undone. A refusal is remembered for the visit.
 * @param item `onGone` is called once the service has deleted it; a page that is closing may not get the answer
 */
export function pendingDeletion<Name extends string>(
  collection: Deletes<Name>,
  send: Send<Name>,
  { onGone, ...item }: { id: string; title: string; right: DeleteRight; onGone?: () => void },
): PendingDeletion {
  const leavingSend: Send<Name> = (call) => send({ ...call, keepalive: true });
  return {
    ...item,
    listId: collection.id,
    send: async (isLeaving) => {
      const end = await deleteItem(collection, isLeaving ? leavingSend : send, item.id).catch(
        (error: unknown) => {
          console.error(error);
          return "other" as const;
        },
      );
      if (end === "refused") rememberRefusal(item.right, collection.id);
      if (end === "deleted") {
        lowerTotal(collection.id);
        onGone?.();
      }
      return end;
    },
  };
}

/** Deletes an item; one that is already gone counts as deleted. After a lost answer, reads the item. */
export async function deleteItem<Name extends string>(
  collection: Omit<Deletes<Name>, "id">,
  send: Send<Name>,
  id: string,
): Promise<DeleteOutcome> {
  try {
    await collection.deleteItem(send, id);
    return "deleted";
  } catch (error) {
    if (isGone(error)) return "deleted";
    if (!isInDoubt(error)) return isSpaceError(error) ? problemKind(error.code, named) : "other";
  }
  try {
    await collection.readItem(send, id);
    return "other";
  } catch (error) {
    return isGone(error) ? "deleted" : "unknown";
  }
}

/** Whether a member may delete an item and hasn't been refused on this visit. */
export function deletePermission<Item>(
  { id, deleteRight }: Pick<Deletable<Item>, "id" | "deleteRight">,
  item: Item,
): "allowed" | "refused" | "none" {
  const right = deleteRight(item);
  if (right === undefined) return "none";
  return wasRefused(right, id) ? "refused" : "allowed";
}
