import { wasRefused } from "#lib/browser/send/refusals.ts";
import type { Content } from "#lib/space/content.ts";
import type { ListSubject } from "./list-subject.ts";

export function mayEdit({ memberId, type }: ListSubject, { sys }: Content): boolean {
  return sys.createdBy.sys.id === memberId && !wasRefused("update", type.id);
}
