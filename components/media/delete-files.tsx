import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { DeleteItems } from "#components/collection/delete-items.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { deletePermission } from "#lib/browser/deletion/delete-permission.ts";
import { type InUse, mediaInUse } from "#lib/browser/media/media-in-use.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { type MediaCollection, mediaOf } from "#lib/collection/of/media.ts";
import { mediaName } from "#lib/content/media/media-name.ts";
import type { MediaUsePlace } from "#lib/content/media/media-uses.ts";
import { shownOf } from "#lib/fields/refer/picture.ts";
import type { Media } from "#lib/space/media.ts";
import type { LibrarySubject } from "./media-subject.ts";

interface DeleteFilesProps {
  subject: LibrarySubject;
  items: readonly Media[];
  isOpen: boolean;
  close: () => void;
}

/** The question before files are deleted, with whether they are in use, and the delete. */
export function DeleteFiles({ subject, items, isOpen, close }: DeleteFilesProps) {
  const collection = mediaOf(subject);
  return (
    <DeleteItems
      areFiles
      {...{ collection, items, isOpen, close }}
      memberId={subject.memberId}
      nameOf={(media) => mediaName(shownOf(media, [subject.localeId, ...subject.localeIds]))}
    >
      <div className="file-use">
        <Use {...{ collection, items }} places={subject.usePlaces} />
      </div>
    </DeleteItems>
  );
}

interface UseProps {
  collection: MediaCollection;
  items: readonly Media[];
  places: readonly MediaUsePlace[];
}

function Use({ collection, items, places }: UseProps) {
  const t = useTranslations("media");
  const [found, setFound] = useState<{ items: readonly Media[]; inUse: InUse }>();
  const ids = items
    .filter((item) => deletePermission(collection, item) === "allowed")
    .map(({ sys }) => sys.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has a list of its own.
  useEffect(() => {
    void mediaInUse(browserSend, ids, places).then((inUse) => setFound({ items, inUse }));
  }, [items]);
  const inUse = found?.items === items ? found.inUse : undefined;
  const count = ids.length;
  if (inUse === undefined) return <Banner>{t("inUseLooking", { count })}</Banner>;
  if (inUse === "unused") return <Banner>{t("inUseNowhere", { count })}</Banner>;
  return <Banner tone="warning">{t(inUse === "used" ? "inUse" : "inUseUnknown", { count })}</Banner>;
}
