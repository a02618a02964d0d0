import { useTranslations } from "next-intl";
import { memo } from "react";
import { RowCheck } from "#components/collection/checkboxes.tsx";
import { Cell, CheckCell, ListTableRow, NameCell } from "#components/collection/list-table.tsx";
import { RowAuthor, RowSummary, rowLinkClass } from "#components/collection/row-parts.tsx";
import { MarkedText } from "#components/ui/marked-text.tsx";
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
  const select = useTranslations("listTools.select");
  const store = useListStore();
  const picture = shownOf(media, [subject.localeId, ...subject.localeIds]);
  const name = mediaName(picture) ?? t("untitled");
  const author = shownAuthor(media.sys.createdBy, subject.memberId);
  const state = picture.processing ? t("processing") : picture.failed ? t("failed") : picture.fileName;
  return (
    <ListTableRow id={media.sys.id} isOpen={isOpen}>
      <CheckCell>
        <RowCheck store={store} item={media} label={select("row", { title: name })} />
      </CheckCell>
      <NameCell
        picture={
          <span className="picture-well row-picture" aria-hidden="true">
            {picture.url === undefined ? (
              <FileIcon kind={picture.kind} />
            ) : (
              <SizedPicture picture={picture} sizes="5rem" alt="" />
            )}
          </span>
        }
      >
        <FileLink {...{ view, media, isOpen }} className={rowLinkClass()}>
          <bdi>
            <MarkedText text={name} search={view.search} />
          </bdi>
        </FileLink>
        <RowSummary>{state}</RowSummary>
        <p className="row-facts">
          <PictureFacts picture={picture} className="truncate" />
        </p>
      </NameCell>
      <Cell className="w-38 whitespace-nowrap max-desktop:hidden">
        <PictureFacts picture={picture} />
      </Cell>
      <Cell className="w-38">
        <RowAuthor author={author}>{author.isYou ? t("you") : (author.name ?? t("someone"))}</RowAuthor>
      </Cell>
      <Cell className="time-column">
        <Time at={media.sys.createdAt} form="short" />
      </Cell>
    </ListTableRow>
  );
});
