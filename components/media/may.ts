import { wasRefused } from "#lib/browser/send/refusals.ts";
import { mediaListId } from "#lib/collection/of/media.ts";
import type { Media } from "#lib/space/media.ts";
import type { LibrarySubject } from "./media-subject.ts";

export function isOwn({ memberId }: Pick<LibrarySubject, "memberId">, media: Media): boolean {
  return media.sys.createdBy.sys.id === memberId;
}

/** Own files, and everybody's for administrators, as long as the service has not said no ("isAdmin"). */
export function mayDelete(subject: LibrarySubject, media: Media): boolean {
  if (isOwn(subject, media)) return !wasRefused("delete", mediaListId);
  return subject.isAdmin && !wasRefused("deleteOthers", mediaListId);
}
