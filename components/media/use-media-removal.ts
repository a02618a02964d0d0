"use client";

import { useRemoval } from "#components/list/use-removal.ts";
import { mediaListId } from "#lib/browser/refusals.ts";
import { shownOf } from "#lib/content/display/display-picture.ts";
import { mediaName } from "#lib/content/media/media-name.ts";
import type { Media } from "#lib/space/media.ts";
import { useLibraryDesk } from "./library-desk.tsx";
import { isOwn, mayDelete } from "./may.ts";
import type { LibrarySubject } from "./media-subject.ts";

/**
 * Deletes files, to be taken back for five seconds. What is not all one's own is asked about first: others' files by
 * an administrator, and a choice in which something must stay.
 */
export function useMediaRemoval(subject: LibrarySubject) {
  const { selection, question } = useLibraryDesk();
  const removeNow = useRemoval();
  return (several: readonly Media[], isAnswered = false): void => {
    const open = several.filter((media) => mayDelete(subject, media));
    const isPlain = open.length === several.length && open.every((media) => isOwn(subject, media));
    if (!isPlain && !isAnswered) {
      question.become({ asked: several, isOpen: true });
      return;
    }
    selection.drop(open.map(({ sys }) => sys.id));
    removeNow(
      open.map((media) => ({
        listId: mediaListId,
        id: media.sys.id,
        title: mediaName(shownOf(media, [subject.localeId, ...subject.localeIds])) ?? "",
        isOwn: isOwn(subject, media),
      })),
    );
  };
}
