import { useTranslations } from "next-intl";
import { memo } from "react";
import { RowCheck } from "#components/collection/row-check.tsx";
import { PictureFacts } from "#components/ui/picture/picture-facts.tsx";
import type { ShownPage } from "#lib/browser/list/use-collection-page.ts";
import type { MediaPage, MediaView } from "#lib/collection/of/media.ts";
import { mediaName } from "#lib/content/media/media-words.ts";
import { shownOf } from "#lib/fields/refer/picture.ts";
import type { Media } from "#lib/space/media.ts";
import { FileLink } from "./file-link.tsx";
import { FileTable } from "./file-table.tsx";
import { useListStore } from "./list-store.ts";
import type { LibrarySubject } from "./media-subject.ts";
import { TilePicture } from "./tile-picture.tsx";

interface TileProps {
  subject: LibrarySubject;
  view: MediaView;
  media: Media;
  /** It is seen at once. */
  isEarly: boolean;
  isOpen: boolean;
}

/** One photo or file: its picture, and below it what it is called and how large it is. */
const Tile = memo(function Tile({ subject, view, media, isEarly, isOpen }: TileProps) {
  const t = useTranslations("media");
  const store = useListStore();
  const picture = shownOf(media, [subject.localeId, ...subject.localeIds]);
  const name = mediaName(picture) ?? t("untitled");
  return (
    <li className="tile" data-row={media.sys.id} {...(isOpen && { "data-open": "" })}>
      <RowCheck store={store} item={media} title={name} />
      <FileLink {...{ view, media, isOpen }} className="row-link tile-link">
        <TilePicture picture={picture} isEarly={isEarly} />
        <bdi className="tile-name">{name}</bdi>
      </FileLink>
      <PictureFacts picture={picture} />
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

/** What the first screen shows at every width, so that it is fetched at once. */
const earlyCount = 6;

/** Tiles or rows. */
export function LibraryRows({ subject, view, page, list, openId }: LibraryRowsProps) {
  const t = useTranslations("media");
  const { items } = page;
  const isBusy = list.isWaiting;
  const isStale = list.problem !== undefined;
  if (view.look === "list") return <FileTable {...{ subject, view, items, openId, isBusy, isStale }} />;
  return (
    <ul className={isStale ? "tiles list-stale" : "tiles"} aria-label={t("title")} aria-busy={isBusy}>
      {items.map((media, index) => (
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
