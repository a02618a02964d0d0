import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { DeleteItems } from "#components/collection/delete-items.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { copy } from "#components/ui/copy-text.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import type { MediaUses, useMediaUses } from "#lib/browser/media/use-media-uses.ts";
import { useRefused } from "#lib/browser/send/refusals.ts";
import { type MediaView, mediaOf } from "#lib/collection/of/media.ts";
import { shownAuthor } from "#lib/content/author.ts";
import { mediaName } from "#lib/content/media/media-words.ts";
import type { Picture } from "#lib/fields/refer/picture.ts";
import type { Media } from "#lib/space/media.ts";
import type { LibrarySubject } from "../library-context.ts";
import { closeFile } from "../media-address.ts";

interface FileActionsProps {
  subject: LibrarySubject;
  view: MediaView;
  media: Media;
  picture: Picture;
  uses: Pick<ReturnType<typeof useMediaUses>, "found" | "isLooking">;
}

/** Open, download, copy link, delete: only what the member may do. */
export function FileActions({ subject, view, media, picture, uses }: FileActionsProps) {
  const t = useTranslations("media.panel");
  const url = picture.original ?? picture.url ?? picture.file?.url;
  return (
    <div className="-mt-3 flex flex-wrap gap-2">
      {url !== undefined && (
        <>
          {picture.file?.kind === "pdf" && (
            <FileLink href={url} icon={<Icon name="external-link" />}>
              {t("openFile")}
            </FileLink>
          )}
          <FileLink href={url} icon={<Icon name="download" />} download={picture.fileName ?? ""}>
            {t("download")}
          </FileLink>
          <Button
            size="small"
            icon={<Icon name="link-2" />}
            onClick={async () => toast(t((await copy(url)) ? "copied" : "copyBlocked"))}
          >
            {t("copy")}
          </Button>
        </>
      )}
      <Deletion {...{ subject, view, media, picture, uses }} />
    </div>
  );
}

/** Opens the file itself in a new tab. */
function FileLink(props: ComponentProps<typeof ButtonLink>) {
  return <ButtonLink size="small" prefetch={false} target="_blank" rel="noopener noreferrer" {...props} />;
}

function Deletion({ subject, view, media, picture, uses }: FileActionsProps) {
  const t = useTranslations("media.panel.delete");
  const words = useTranslations("media");
  const [isAsking, setAsking] = useState<boolean>();
  const author = shownAuthor(media.sys.createdBy, subject.memberId);
  const collection = mediaOf(subject);
  const right = collection.deleteRight(media);
  const isRefused = useRefused(right ?? "deleteOthers", collection.id);
  const othersName = author.isYou ? undefined : (author.name ?? words("someone"));
  if (right === undefined) return null;
  if (isRefused) return <p className="text-13 text-ink-3">{t(author.isYou ? "refusedOwn" : "refused")}</p>;
  // The earlier result may be outdated, above all that the file is in use nowhere.
  const found = uses.isLooking && uses.found?.uses.length === 0 ? undefined : uses.found;
  return (
    <>
      <Button size="small" variant="danger" icon={<Icon name="trash" />} onClick={() => setAsking(true)}>
        {othersName === undefined ? t("action") : t("others", { name: othersName })}
      </Button>
      {isAsking !== undefined && (
        <DeleteItems
          areFiles
          collection={collection}
          items={[media]}
          memberId={subject.memberId}
          nameOf={() => mediaName(picture)}
          isOpen={isAsking}
          close={() => setAsking(false)}
          onDeleted={() => closeFile(view)}
        >
          <div className="mt-4 grid min-h-16">
            <Uses found={found} />
          </div>
        </DeleteItems>
      )}
    </>
  );
}

function Uses({ found }: { found: MediaUses | undefined }) {
  const t = useTranslations("media.panel.delete");
  const media = useTranslations("media");
  if (found === undefined) return <Banner>{media("inUseLooking", { count: 1 })}</Banner>;
  const count = found.uses.length;
  if (count > 0) return <Banner tone="warning">{t(found.hasMore ? "usedSome" : "used", { count })}</Banner>;
  return <Banner>{media(found.isPartial ? "inUseUnknown" : "inUseNowhere", { count: 1 })}</Banner>;
}
