import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { NotThere } from "#components/ui/not-there.tsx";
import type { MediaPage } from "#lib/collection/of/media.ts";
import { type MediaView, mediaOf } from "#lib/collection/of/media.ts";
import { isFurtherOn } from "#lib/collection/view.ts";
import { FileTable } from "./file-table.tsx";
import { LibrarySkeleton } from "./library-skeleton.tsx";
import type { LibrarySubject } from "./media-subject.ts";
import { Tile } from "./tile.tsx";

const NothingHere = dynamic(
  () => import("./nothing-here.tsx").then((lazy) => lazy.NothingHere).catch(() => NotThere),
  { loading: () => null },
);

interface LibraryBodyProps {
  subject: LibrarySubject;
  view: MediaView;
  page: MediaPage | undefined;
  /** Files have just been taken away, and more are to come. */
  isLeaving: boolean;
  /** Said above already. */
  hasProblem: boolean;
  isBusy: boolean;
  openId: string | undefined;
}

/** Tiles or rows; or what there is instead of them. */
export function LibraryBody(props: LibraryBodyProps) {
  const { subject, view, page, isLeaving, hasProblem, isBusy, openId } = props;
  const t = useTranslations("media");
  const removal = useTranslations("listTools.removal");
  if (page === undefined) return hasProblem ? null : <LibrarySkeleton />;
  if (page.items.length === 0 && isLeaving) return <p className="list-leaving">{removal("leaving")}</p>;
  if (page.items.length === 0) {
    if (hasProblem) return null;
    const isNarrow = mediaOf(subject).isPart({ ...view, mine: false }) || isFurtherOn(view.cursor);
    return <NothingHere view={view} isNarrow={isNarrow} />;
  }
  if (view.look === "list") {
    return <FileTable {...{ subject, view, openId, isBusy }} items={page.items} isStale={hasProblem} />;
  }
  return (
    <ul className={hasProblem ? "tiles list-stale" : "tiles"} aria-label={t("title")} aria-busy={isBusy}>
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

/** What the first screen shows at every width, so that it is fetched at once. */
const earlyCount = 6;
