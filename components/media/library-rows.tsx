import { useTranslations } from "next-intl";
import type { ShownPage } from "#lib/browser/list/use-collection-page.ts";
import type { MediaPage, MediaView } from "#lib/collection/of/media.ts";
import { FileTable } from "./file-table.tsx";
import type { LibrarySubject } from "./media-subject.ts";
import { Tile } from "./tile.tsx";

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
