import { mediaListId } from "#lib/collection/of/media.ts";
import type { Send } from "#lib/space/send.ts";
import { rememberRefusal } from "../send/refusals.ts";
import { browserSend } from "../send/send.ts";
import { sendWhenLeaving } from "../send/send-when-leaving.ts";
import { createDelayedRemoval, type DelayedRemoval } from "./delayed-removal.ts";
import { pageRemovalState } from "./removal-state.ts";
import { removeContent, removeMedia } from "./remove.ts";

const leavingSend: Send = (call) => browserSend({ ...call, keepalive: true });

const removals = createDelayedRemoval(async ({ listId, id, isOwn }, isLeaving) => {
  const remove = listId === mediaListId ? removeMedia : removeContent;
  const end = await remove(isLeaving ? leavingSend : browserSend, id).catch((error: unknown) => {
    console.error(error);
    return "other" as const;
  });
  if (end === "refused") rememberRefusal(isOwn ? "delete" : "deleteOthers", listId);
  return end;
}, pageRemovalState);

/** What this page has been told to delete; it outlives every list, and is sent when the page is left. */
export function pageRemovals(): DelayedRemoval {
  sendWhenLeaving(removals);
  return removals;
}
