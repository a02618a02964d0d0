import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import { DeleteItems } from "#components/list/delete-items.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { deletePermission } from "#lib/browser/deletion/delete-permission.ts";
import { type InUse, mediaInUse } from "#lib/browser/media/media-in-use.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { type MediaCollection, mediaOf } from "#lib/collection/of/media.ts";
import { mediaName } from "#lib/content/media/media-name.ts";
import type { MediaUsePlace } from "#lib/content/media/media-uses.ts";
import { shownOf } from "#lib/fields/refer/picture.ts";
import type { Media } from "#lib/space/media.ts";
import { useLibraryDesk } from "./library-desk.tsx";
import type { LibrarySubject } from "./media-subject.ts";

/** The question before files are deleted, with whether they are in use, and the delete. */
export function DeleteFiles({ subject }: { subject: LibrarySubject }) {
  const { question } = useLibraryDesk();
  const { asked, isOpen } = useSyncExternalStore(question.subscribe, question.now, question.now);
  const collection = mediaOf(subject);
  return (
    <DeleteItems
      areFiles
      {...{ collection, isOpen }}
      items={asked}
      memberId={subject.memberId}
      nameOf={(media) => mediaName(shownOf(media, [subject.localeId, ...subject.localeIds]))}
      close={() => question.become({ ...question.now(), isOpen: false })}
    >
      <div className="file-use">
        {isOpen && (
          <Use
            key={asked.map(({ sys }) => sys.id).join()}
            {...{ collection, asked }}
            places={subject.usePlaces}
          />
        )}
      </div>
    </DeleteItems>
  );
}

interface UseProps {
  collection: MediaCollection;
  asked: readonly Media[];
  places: readonly MediaUsePlace[];
}

function Use({ collection, asked, places }: UseProps) {
  const t = useTranslations("media");
  const [inUse, setInUse] = useState<InUse>();
  const ids = asked
    .filter((media) => deletePermission(collection, media) === "allowed")
    .map(({ sys }) => sys.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is made anew for other files.
  useEffect(() => {
    void mediaInUse(browserSend, ids, places).then(setInUse);
  }, []);
  const count = ids.length;
  if (inUse === undefined) return <Banner>{t("inUseLooking", { count })}</Banner>;
  if (inUse === "unused") return <Banner>{t("inUseNowhere", { count })}</Banner>;
  return <Banner tone="warning">{t(inUse === "used" ? "inUse" : "inUseUnknown", { count })}</Banner>;
}
