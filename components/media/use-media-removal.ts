import { mediaInUse } from "#lib/browser/media/media-in-use.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import type { Media } from "#lib/space/media.ts";
import { useLibraryDesk } from "./library-desk.tsx";
import { mayDelete } from "./may.ts";
import type { LibrarySubject } from "./media-subject.ts";

/** Asks before files are deleted; meanwhile it looks whether they are used. */
export function useMediaRemoval(subject: LibrarySubject) {
  const { question } = useLibraryDesk();
  return async (asked: readonly Media[]): Promise<void> => {
    question.become({ asked, isOpen: true, inUse: undefined });
    const ids = asked.filter((media) => mayDelete(subject, media)).map(({ sys }) => sys.id);
    if (ids.length === 0) return;
    const inUse = await mediaInUse(browserSend, ids, subject.usePlaces);
    if (question.now().asked === asked) question.become({ ...question.now(), inUse });
  };
}
