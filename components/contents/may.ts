import type { ListSubject } from "#components/list/list-subject.ts";
import { wasRefused } from "#lib/browser/send/refusals.ts";
import type { Content } from "#lib/space/content.ts";

export function isOwn({ memberId }: Pick<ListSubject, "memberId">, content: Content): boolean {
  return content.sys.createdBy.sys.id === memberId;
}

/** Own items, and everybody's for administrators, as long as the service has not said no ("isAdmin"). */
export function mayDelete(subject: ListSubject, content: Content): boolean {
  return (
    (isOwn(subject, content) || subject.isAdmin) && !wasRefused(deleting(subject, content), subject.type.id)
  );
}

/** Whether there was a delete in this visit, and the service has said no. */
export function wasDeleteRefused(subject: ListSubject, content: Content): boolean {
  return (
    (isOwn(subject, content) || subject.isAdmin) && wasRefused(deleting(subject, content), subject.type.id)
  );
}

export function mayEdit(subject: ListSubject, content: Content): boolean {
  return isOwn(subject, content) && !wasRefused("update", subject.type.id);
}

function deleting(subject: ListSubject, content: Content): "delete" | "deleteOthers" {
  return isOwn(subject, content) ? "delete" : "deleteOthers";
}
