"use client";

import type { Send } from "#lib/space/send.ts";
import { createDelayedRemoval, type DelayedRemoval } from "./delayed-removal.ts";
import { mediaListId, rememberRefusal } from "./refusals.ts";
import { pageRemovalState } from "./removal-state.ts";
import { removeContent, removeMedia } from "./remove.ts";
import { browserSend } from "./send.ts";

const leavingSend: Send = (call) => browserSend({ ...call, keepalive: true });
let isWatching = false;

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
  watchLeaving();
  return removals;
}

// A form (sign-out) is sent before the page is hidden, and may end the session; a frozen page may never wake.
function watchLeaving(): void {
  if (isWatching) return;
  isWatching = true;
  const leave = () => void removals.send(true);
  window.addEventListener("pagehide", leave);
  document.addEventListener("freeze", leave);
  window.addEventListener("submit", (event) => !event.defaultPrevented && leave());
}
