import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { DeleteQuestion } from "#components/list/delete-question.tsx";
import { useRemoval } from "#components/list/use-removal.ts";
import { Banner } from "#components/ui/banner.tsx";
import type { InUse } from "#lib/browser/media/media-in-use.ts";
import { mediaListId } from "#lib/collection/of/media.ts";
import { shownAuthor } from "#lib/content/author.ts";
import { mediaName } from "#lib/content/media/media-name.ts";
import { shownOf } from "#lib/fields/refer/picture.ts";
import type { Media } from "#lib/space/media.ts";
import { useLibraryDesk } from "./library-desk.tsx";
import { isOwn, mayDelete } from "./may.ts";
import type { LibrarySubject } from "./media-subject.ts";

/** The question before files are deleted, and the delete, which can be undone for some seconds. */
export function DeleteFiles({ subject }: { subject: LibrarySubject }) {
  const t = useTranslations("media");
  const { question } = useLibraryDesk();
  const { asked, isOpen, inUse } = useSyncExternalStore(question.subscribe, question.now, question.now);
  const remove = useRemoval();
  const nameOf = (media: Media) => mediaName(shownOf(media, [subject.localeId, ...subject.localeIds])) ?? "";
  const open = asked.filter((media) => mayDelete(subject, media));
  return (
    <DeleteQuestion
      areFiles
      items={asked.map((media) => ({
        id: media.sys.id,
        title: nameOf(media),
        othersName: isOwn(subject, media)
          ? undefined
          : (shownAuthor(media.sys.createdBy, subject.memberId).name ?? t("someone")),
        mayDelete: mayDelete(subject, media),
      }))}
      isOpen={isOpen}
      close={() => question.become({ ...question.now(), isOpen: false })}
      onDelete={() =>
        remove(
          open.map((media) => ({
            listId: mediaListId,
            id: media.sys.id,
            title: nameOf(media),
            isOwn: isOwn(subject, media),
          })),
        )
      }
    >
      <div className="file-use">
        <Use inUse={inUse} count={open.length} />
      </div>
    </DeleteQuestion>
  );
}

function Use({ inUse, count }: { inUse: InUse | undefined; count: number }) {
  const t = useTranslations("media");
  if (inUse === undefined) return <Banner>{t("inUseLooking", { count })}</Banner>;
  if (inUse === "unused") return <Banner>{t("inUseNowhere", { count })}</Banner>;
  return <Banner tone="warning">{t(inUse === "used" ? "inUse" : "inUseUnknown", { count })}</Banner>;
}
