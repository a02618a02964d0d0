// biome-ignore-all lint/a11y/noRedundantRoles: `display: grid` removes the roles of a table in some browsers.
import { useTranslations } from "next-intl";
import { memo } from "react";
import { RowCheck } from "#components/collection/checkboxes.tsx";
import { markedText } from "#components/ui/marked-text.tsx";
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

/** A file as a row. */
export const FileRow = memo(function FileRow({ subject, view, media, isOpen }: FileRowProps) {
  const t = useTranslations("media");
  const select = useTranslations("listTools.select");
  const store = useListStore();
  const picture = shownOf(media, [subject.localeId, ...subject.localeIds]);
  const name = mediaName(picture) ?? t("untitled");
  const author = shownAuthor(media.sys.createdBy, subject.memberId);
  const state = picture.processing ? t("processing") : picture.failed ? t("failed") : picture.fileName;
  return (
    <tr role="row" className="list-row item-row" data-row={media.sys.id} {...(isOpen && { "data-open": "" })}>
      <td role="cell" className="check-cell">
        <RowCheck store={store} item={media} label={select("row", { title: name })} />
      </td>
      <td role="cell" className="name-cell row-name">
        <span className="picture-well row-picture" aria-hidden="true">
          {picture.url === undefined ? (
            <FileIcon kind={picture.kind} />
          ) : (
            <SizedPicture picture={picture} sizes="5rem" alt="" />
          )}
        </span>
        <div>
          <FileLink {...{ view, media, isOpen }} className="row-link">
            <bdi>{markedText(name, view.search)}</bdi>
          </FileLink>
          <p className="row-summary">
            <bdi>{state}</bdi>
          </p>
          <p className="row-facts">
            <PictureFacts picture={picture} className="truncate" />
          </p>
        </div>
      </td>
      <td role="cell" className="value-cell w-38 whitespace-nowrap max-desktop:hidden">
        <PictureFacts picture={picture} />
      </td>
      <td role="cell" className="value-cell w-38">
        <span className="row-author">
          <Avatar id={author.id} name={author.name} url={author.url} />
          <bdi>{author.isYou ? t("you") : (author.name ?? t("someone"))}</bdi>
        </span>
      </td>
      <td role="cell" className="value-cell time-column">
        <Time at={media.sys.createdAt} form="short" />
      </td>
    </tr>
  );
});
