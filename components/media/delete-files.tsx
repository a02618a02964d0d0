"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { DeleteQuestion } from "#components/list/delete-question.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { shownAuthor } from "#lib/content/display/display-author.ts";
import { shownOf } from "#lib/content/display/display-picture.ts";
import { mediaName } from "#lib/content/media/media-name.ts";
import { useLibraryDesk } from "./library-desk.tsx";
import { isOwn, mayDelete } from "./may.ts";
import type { LibrarySubject } from "./media-subject.ts";
import { useMediaRemoval } from "./use-media-removal.ts";

/** The question before files go that are used, or not all one's own. */
export function DeleteFiles({ subject }: { subject: LibrarySubject }) {
  const t = useTranslations("media");
  const { question } = useLibraryDesk();
  const { asked, isOpen, inUse } = useSyncExternalStore(question.subscribe, question.now, question.now);
  const remove = useMediaRemoval(subject);
  return (
    <DeleteQuestion
      areFiles
      asked={asked.map((media) => ({
        id: media.sys.id,
        title: mediaName(shownOf(media, [subject.localeId, ...subject.localeIds])) ?? "",
        othersName: isOwn(subject, media)
          ? undefined
          : (shownAuthor(media.sys.createdBy, subject.memberId).name ?? t("someone")),
        mayDelete: mayDelete(subject, media),
      }))}
      isOpen={isOpen}
      close={() => question.become({ asked, isOpen: false, inUse })}
      onDelete={() => remove(asked, true)}
    >
      {inUse !== "unused" && (
        <div className="mt-4">
          <Banner tone="warning">
            {t(inUse === "used" ? "inUse" : "inUseUnknown", { count: asked.length })}
          </Banner>
        </div>
      )}
    </DeleteQuestion>
  );
}
