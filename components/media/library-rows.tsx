import { useTranslations } from "next-intl";
import { memo } from "react";
import { PageCheck, RowCheck } from "#components/collection/checkboxes.tsx";
import { HeadCell, ListTable, ListTableSection } from "#components/collection/list-table.tsx";
import { Sectioned } from "#components/collection/search-sections.tsx";
import { tileLink, tiles } from "#components/collection/tiles.ts";
import { Badge } from "#components/ui/badge.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { markedText } from "#components/ui/marked-text.tsx";
import { FileIcon } from "#components/ui/picture/file-icon.tsx";
import { PictureFacts } from "#components/ui/picture/picture-facts.tsx";
import { SizedPicture } from "#components/ui/picture/sized-picture.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import type { ShownPage } from "#lib/browser/list/use-collection-page.ts";
import type { MediaPage, MediaView } from "#lib/collection/of/media.ts";
import { fileEnding, mediaName } from "#lib/content/media/media-words.ts";
import { type Picture, shownOf } from "#lib/fields/refer/picture.ts";
import type { Media } from "#lib/space/media.ts";
import { FileLink } from "./file-link.tsx";
import { FileRow } from "./file-row.tsx";
import type { LibrarySubject } from "./library-context.ts";
import { useListStore } from "./library-context.ts";
import { useSearchedMediaNames } from "./use-searched-media-names.ts";

interface TileProps {
  subject: LibrarySubject;
  view: MediaView;
  media: Media;
  /** Whether it is on the first screen. */
  isEarly: boolean;
  isOpen: boolean;
}

/** A file as a tile: picture, name and size. */
const Tile = memo(function Tile({ subject, view, media, isEarly, isOpen }: TileProps) {
  const t = useTranslations("media");
  const select = useTranslations("listTools.select");
  const store = useListStore();
  const picture = shownOf(media, [subject.localeId, ...subject.localeIds]);
  const name = mediaName(picture) ?? t("untitled");
  return (
    <li
      className="group/tile relative min-w-0 max-tablet:[-webkit-touch-callout:none]"
      data-row={media.sys.id}
      {...(isOpen && { "data-open": "" })}
    >
      <RowCheck store={store} item={media} label={select("row", { title: name })} isOnPicture />
      <FileLink {...{ view, media, isOpen }} className={tileLink}>
        <TilePicture picture={picture} isEarly={isEarly} />
        <bdi className="tile-name">{markedText(name, view.search)}</bdi>
      </FileLink>
      <PictureFacts picture={picture} className="tile-facts" />
    </li>
  );
});

interface LibraryRowsProps {
  subject: LibrarySubject;
  view: MediaView;
  page: MediaPage;
  list: Pick<ShownPage<unknown>, "isWaiting" | "problem">;
  openId: string | undefined;
}

/** The number of tiles on the first screen at any width; their pictures load eagerly. */
const earlyCount = 6;

/** Tiles or rows. */
export function LibraryRows({ subject, view, page, list, openId }: LibraryRowsProps) {
  const t = useTranslations("media");
  const isBusy = list.isWaiting;
  const isStale = list.problem !== undefined;
  if (view.look === "list") return <FileTable {...{ subject, view, page, openId, isBusy, isStale }} />;
  return (
    <ul
      className={classNames(tiles, "aria-busy:*:opacity-60", isStale && "*:grayscale")}
      aria-label={t("title")}
      aria-busy={isBusy}
    >
      {page.items.map((media, index) => (
        <Tile
          key={media.sys.id}
          {...{ subject, view, media }}
          isEarly={index < earlyCount}
          isOpen={media.sys.id === openId}
        />
      ))}
    </ul>
  );
}

interface FileTableProps {
  subject: LibrarySubject;
  view: MediaView;
  page: MediaPage;
  openId: string | undefined;
  isBusy: boolean;
  isStale: boolean;
}

const columns = ["size", "by", "when"] as const;

/** Photos and files as rows. */
function FileTable({ subject, view, page, openId, isBusy, isStale }: FileTableProps) {
  const t = useTranslations("media");
  const names = useSearchedMediaNames();
  const store = useListStore();
  return (
    <ListTable
      label={t("title")}
      columnCount={columns.length}
      head={
        <>
          <HeadCell className="relative z-above">
            <PageCheck store={store} />
          </HeadCell>
          <HeadCell>{t("columns.name")}</HeadCell>
          {columns.map((column) => (
            <HeadCell key={column} className={column === "size" ? "max-desktop:hidden" : undefined}>
              {t(`columns.${column}`)}
            </HeadCell>
          ))}
        </>
      }
      {...{ isBusy, isStale }}
    >
      <Sectioned {...{ page, names }} heading={(name) => <ListTableSection>{name}</ListTableSection>}>
        {(media) => <FileRow {...{ subject, view, media }} isOpen={media.sys.id === openId} />}
      </Sectioned>
    </ListTable>
  );
}

interface TilePictureProps {
  picture: Picture;
  isEarly: boolean;
}

const sizes = "(width < 48rem) 34vw, 16rem";

/** The thumbnail of a file, in reserved space. Decorative: the name is beside it. */
function TilePicture({ picture, isEarly }: TilePictureProps) {
  return (
    <span className="tile-picture edge-to-edge" data-kind={picture.kind}>
      <Shown {...{ picture, isEarly }} />
      <TileBadge picture={picture} />
    </span>
  );
}

function Shown({ picture, isEarly }: TilePictureProps) {
  if (picture.url !== undefined) return <SizedPicture {...{ picture, sizes, isEarly }} alt="" />;
  if (picture.processing) return <Spinner />;
  if (picture.failed) return <Icon name="circle-exclamation-point" size={22} />;
  if (picture.kind === "Document") return <Paper />;
  return <FileIcon kind={picture.kind} size={28} />;
}

function Paper() {
  return (
    <span
      className="grid aspect-[17/22] w-[38%] max-w-17 content-start gap-1.25 rounded-2 bg-raised px-2.5 py-3 shadow-1"
      aria-hidden="true"
    >
      {["a", "b", "c", "d", "e", "f"].map((line) => (
        <i
          key={line}
          className="h-[3px] rounded-[2px] bg-line-strong first:mb-[3px] first:w-[45%] first:bg-accent nth-[4n]:w-[70%]"
        />
      ))}
    </span>
  );
}

const tileBadge = classNames(
  "absolute start-2 bottom-2 z-above max-w-[calc(100%-1rem)]",
  "max-tablet:start-1.5 max-tablet:bottom-1.5 max-tablet:max-w-[calc(100%-0.75rem)]! max-tablet:overflow-hidden",
);

function TileBadge({ picture }: { picture: Picture }) {
  const t = useTranslations("media");
  if (picture.processing)
    return (
      <Badge className={tileBadge} tone="raised">
        {t("processing")}
      </Badge>
    );
  if (picture.failed)
    return (
      <Badge className={tileBadge} tone="danger">
        {t("failed")}
      </Badge>
    );
  const ending = fileEnding(picture);
  if (picture.url !== undefined || ending === undefined) return null;
  return (
    <Badge className={tileBadge} tone="night">
      {picture.file?.kind === "video" && <Icon name="play" />}
      {ending}
    </Badge>
  );
}
