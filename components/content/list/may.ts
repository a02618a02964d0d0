import { wasRefused } from "#lib/browser/refusals.ts";
import type { Content } from "#lib/space/content.ts";
import type { ListSubject } from "./list-subject.ts";

export function isOwn({ memberId }: Pick<ListSubject, "memberId">, content: Content): boolean {
  return content.sys.createdBy.sys.id === memberId;
}

/** Own items, and everybody's for administrators, as long as the service has not said no ("isAdmin"). */
export function mayDelete(subject: ListSubject, content: Content): boolean {
  const { type, isAdmin } = subject;
  if (isOwn(subject, content)) return !wasRefused("delete", type.id);
  return isAdmin && !wasRefused("deleteOthers", type.id);
}

export function mayEdit(subject: ListSubject, content: Content): boolean {
  return isOwn(subject, content) && !wasRefused("update", subject.type.id);
}
