import { membersListId } from "#lib/collection/of/members.ts";
import { type ConsoleSend, deleteMembership, readMembership } from "#lib/space/space-memberships.ts";
import { createDelayedRemoval, type DelayedRemoval } from "../removal/delayed-removal.ts";
import { pageRemovalState } from "../removal/removal-state.ts";
import { removed } from "../removal/remove.ts";
import { rememberRefusal } from "../send/refusals.ts";
import { sendWhenLeaving } from "../send/send-when-leaving.ts";
import { consoleSend } from "./console-send.ts";

const leavingSend: ConsoleSend = (call) => consoleSend({ ...call, keepalive: true });

const removals = createDelayedRemoval(async ({ listId, id }, isLeaving) => {
  const send = isLeaving ? leavingSend : consoleSend;
  const place = { spaceId: listId.slice(membersListId("").length), membershipId: id };
  const end = await removed(
    () => deleteMembership(send, place),
    () => readMembership(send, place),
  ).catch((error: unknown) => {
    console.error(error);
    return "other" as const;
  });
  if (end === "refused") rememberRefusal("delete", listId);
  return end;
}, pageRemovalState);

/** Which members this page has been told to remove: sent after a while in which it can be taken back. */
export function memberRemovals(): DelayedRemoval {
  sendWhenLeaving(removals);
  return removals;
}
