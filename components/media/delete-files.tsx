import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { DeleteItems } from "#components/collection/delete-items.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { deletePermission } from "#lib/browser/deletion/delete-item.ts";
import { type InUse, mediaInUse } from "#lib/browser/media/use-media-uses.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { mediaOf } from "#lib/collection/of/media.ts";
import type { MediaField } from "#lib/content/media/media-uses.ts";
import { mediaName } from "#lib/content/media/media-words.ts";
import { shownOf } from "#lib/fields/refer/picture.ts";
import type { Media } from "#lib/space/media.ts";
import type { LibrarySubject } from "./library-context.ts";

interface DeleteFilesProps {
  subject: LibrarySubject;
  items: readonly Media[];
  isOpen: boolean;
  close: () => void;
}

/** The question before files are deleted, which says whether they are in use. */
export function DeleteFiles({ subject, items, isOpen, close }: DeleteFilesProps) {
  const collection = mediaOf(subject);
  const ids = items
    .filter((item) => deletePermission(collection, item) === "allowed")
    .map(({ sys }) => sys.id);
  return (
    <DeleteItems
      areFiles
      {...{ collection, items, isOpen, close }}
      memberId={subject.memberId}
      nameOf={(media) => mediaName(shownOf(media, [subject.localeId, ...subject.localeIds]))}
    >
      <div className="mt-4 grid min-h-16">
        {isOpen && <Use key={ids.join()} ids={ids} places={subject.usePlaces} />}
      </div>
    </DeleteItems>
  );
}

/** Checked again each time the question opens. */
function Use({ ids, places }: { ids: readonly string[]; places: readonly MediaField[] }) {
  const t = useTranslations("media");
  const [inUse, setInUse] = useState<InUse>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the files, and the places are the Space's.
  useEffect(() => {
    void mediaInUse(browserSend, ids, places).then(setInUse);
  }, []);
  const count = ids.length;
  if (inUse === undefined) return <Banner>{t("inUseLooking", { count })}</Banner>;
  if (inUse === "unused") return <Banner>{t("inUseNowhere", { count })}</Banner>;
  return <Banner tone="warning">{t(inUse === "used" ? "inUse" : "inUseUnknown", { count })}</Banner>;
}
