import { useTranslations } from "next-intl";
import { memo } from "react";
import { RowCheck } from "#components/collection/checkboxes.tsx";
import { Avatar } from "#components/ui/picture/avatar.tsx";
import { FileIcon } from "#components/ui/picture/file-icon.tsx";
import { PictureFacts } from "#components/ui/picture/picture-facts.tsx";
import { SizedPicture } from "#components/ui/picture/sized-picture.tsx";
import { Time } from "#components/ui/time.tsx";
import type { MediaView } from "#lib/collection/of/media.ts";
import { shownAuthor } from "#lib/content/author.ts";
import { mediaName } from "#lib/content/media/media-words.ts";
import { shownOf } from "#lib/fields/refer/picture.ts";
import type { Media } from "#lib/space/media.ts";
import { FileLink } from "./file-link.tsx";
import type { LibrarySubject } from "./library-context.ts";
import { useListStore } from "./library-context.ts";

interface FileRowProps {
  subject: LibrarySubject;
  view: MediaView;
  media: Media;
  isOpen: boolean;
}

/** One photo or file as a row. */
export const FileRow = memo(function FileRow({ subject, view, media, isOpen }: FileRowProps) {
  const t = useTranslations("media");
  const store = useListStore();
  const picture = shownOf(media, [subject.localeId, ...subject.localeIds]);
  const name = mediaName(picture) ?? t("untitled");
  const author = shownAuthor(media.sys.createdBy, subject.memberId);
  const state = picture.processing ? t("processing") : picture.failed ? t("failed") : picture.fileName;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display: grid` takes the roles away in some browsers.
    <tr role="row" data-row={media.sys.id} {...(isOpen && { "data-open": "" })}>
      <td role="cell" className="list-check">
        <RowCheck store={store} item={media} title={name} />
      </td>
      <td role="cell" className="list-name">
        <div className="list-title">
          <span className="picture-well list-picture" aria-hidden="true">
            {picture.url === undefined ? (
              <FileIcon kind={picture.kind} />
            ) : (
              <SizedPicture picture={picture} sizes="5rem" alt="" />
            )}
          </span>
          <div className="list-title-words">
            <FileLink {...{ view, media, isOpen }} className="row-link">
              <bdi>{name}</bdi>
            </FileLink>
            <p className="list-summary">
              <bdi>{state}</bdi>
            </p>
            <p className="list-facts">
              <PictureFacts picture={picture} />
            </p>
          </div>
        </div>
      </td>
      <td role="cell" className="wide-only file-size">
        <PictureFacts picture={picture} />
      </td>
      <td role="cell" className="col-author">
        <span className="list-author">
          <Avatar id={author.id} name={author.name} url={author.url} />
          <bdi className="list-cell-cut">{author.isYou ? t("you") : (author.name ?? t("someone"))}</bdi>
        </span>
      </td>
      <td role="cell" className="col-date">
        <Time at={media.sys.createdAt} form="short" />
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
});
