"use client";

import { useRef } from "react";
import { useRemoval } from "#components/list/use-removal.ts";
import { mediaInUse } from "#lib/browser/media/media-in-use.ts";
import { mediaListId } from "#lib/browser/refusals.ts";
import { browserSend } from "#lib/browser/send.ts";
import { shownOf } from "#lib/content/display/display-picture.ts";
import { mediaName } from "#lib/content/media/media-name.ts";
import type { Media } from "#lib/space/media.ts";
import { useLibraryDesk } from "./library-desk.tsx";
import { isOwn, mayDelete } from "./may.ts";
import type { LibrarySubject } from "./media-subject.ts";

/**
 * Deletes files, to be taken back for five seconds. Asked about first is what is used or could not be looked for, what
 * is not one's own, by an administrator, and a choice in which something must stay.
 */
export function useMediaRemoval(subject: LibrarySubject) {
  const { selection, question } = useLibraryDesk();
  const removeNow = useRemoval();
  const isLooking = useRef(false);
  const remove = (open: readonly Media[]): void => {
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
  const ask = async (several: readonly Media[], open: readonly Media[]): Promise<void> => {
    if (isLooking.current) return;
    isLooking.current = true;
    const ids = open.map(({ sys }) => sys.id);
    const inUse = ids.length === 0 ? "unused" : await mediaInUse(browserSend, ids, subject.usePlaces);
    isLooking.current = false;
    const isPlain = open.length === several.length && open.every((media) => isOwn(subject, media));
    if (isPlain && inUse === "unused") remove(open);
    else question.become({ asked: several, isOpen: true, inUse });
  };
  return (several: readonly Media[], isAnswered = false): void => {
    const open = several.filter((media) => mayDelete(subject, media));
    if (isAnswered) remove(open);
    else void ask(several, open);
  };
}
