import dynamic from "next/dynamic";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { Pager } from "#components/list/pager.tsx";
import { PendingKeys } from "#components/list/pending-keys.tsx";
import { Undeleted } from "#components/list/undeleted.tsx";
import { useFocusKept } from "#components/list/use-focus-kept.ts";
import { NotThere } from "#components/ui/not-there.tsx";
import { useCollectionPage } from "#lib/browser/list/use-collection-page.ts";
import { usePolling } from "#lib/browser/media/use-polling.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import type { MediaView } from "#lib/collection/of/media.ts";
import { type MediaPage, mediaListId, mediaOf } from "#lib/collection/of/media.ts";
import type { ServedPage } from "#lib/collection/page.ts";
import { isMediaUnderWay } from "#lib/content/media/media-state.ts";
import { LibraryBody } from "./library-body.tsx";
import { useLibraryDesk } from "./library-desk.tsx";
import { LibraryHead } from "./library-head.tsx";
import { LibraryTools } from "./library-tools.tsx";
import { libraryAddress } from "./media-place.ts";
import type { LibrarySubject } from "./media-subject.ts";
import { useArrivals } from "./use-arrivals.ts";

const ChosenFiles = dynamic(
  () => import("./chosen-files.tsx").then((lazy) => lazy.ChosenFiles).catch(() => NotThere),
  {
    ssr: false,
  },
);
const DeleteFiles = dynamic(
  () => import("./delete-files.tsx").then((lazy) => lazy.DeleteFiles).catch(() => NotThere),
  {
    ssr: false,
  },
);
const LibraryHands = dynamic(
  () => import("./library-hands.tsx").then((lazy) => lazy.LibraryHands).catch(() => () => null),
  {
    ssr: false,
  },
);
const LibraryProblem = dynamic(
  () => import("./library-problem.tsx").then((lazy) => lazy.LibraryProblem).catch(() => NotThere),
  { loading: () => null },
);

interface LibraryOfViewProps {
  subject: LibrarySubject;
  served: ServedPage<MediaPage>;
  view: MediaView;
  /** The file that is open beside the list. */
  openId: string | undefined;
}

/** One view of the photos and files, kept up to date; what was there stays, marked, when it cannot be. */
export function LibraryOfView({ subject, served, view, openId }: LibraryOfViewProps) {
  const collection = mediaOf(subject);
  const { page, isLeaving, problem, isCurrent, isWaiting, cached, all, retry } = useCollectionPage({
    ...{ collection, view, served },
    send: browserSend,
    refreshInterval: usePolling(({ page: { items } }) => items.some(isMediaUnderWay)),
  });
  useArrivals(retry);
  const [isSearching, setSearching] = useState(view.search !== "");
  const list = useRef<HTMLDivElement>(null);
  const showSearch = () => {
    flushSync(() => setSearching(true));
    list.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
  };
  const desk = useLibraryDesk();
  const { isPicking } = useSyncExternalStore(
    desk.selection.subscribe,
    desk.selection.now,
    desk.selection.now,
  );
  const question = useSyncExternalStore(desk.question.subscribe, desk.question.now, desk.question.now);
  useEffect(() => {
    desk.shown.become(page?.items ?? []);
    if (page) desk.selection.keepOnly(page.items);
  }, [desk, page]);
  useFocusKept(list, page);
  const hasRows = page !== undefined && page.items.length > 0;
  const isEmpty =
    page !== undefined && !hasRows && !isLeaving && !collection.isPart({ ...view, mine: false });
  const turned = hasRows ? page : page === undefined ? cached?.page : undefined;
  const total = isCurrent || !problem ? page?.totalCount : undefined;
  return (
    <div className="list library-main" ref={list} {...(isPicking && { "data-picking": "" })}>
      <div className="list-page">
        <LibraryHead {...{ total, all, isEmpty }} onSearch={showSearch} />
        <LibraryTools {...{ subject, view, isEmpty, isSearching }} />
        <Undeleted listId={mediaListId} />
        {problem && <LibraryProblem {...{ view, problem, retry }} rows={rowsOf(hasRows, isCurrent)} />}
        <LibraryBody
          {...{ subject, view, page, isLeaving, openId }}
          hasProblem={problem !== undefined}
          isBusy={isWaiting}
        />
      </div>
      {isPicking && page && <ChosenFiles />}
      {turned && (
        <Pager
          page={turned}
          size={view.size}
          addressAt={(place) =>
            libraryAddress(view, { searchIn: turned.searchIn ?? view.searchIn, ...place })
          }
          isBusy={!isCurrent}
        />
      )}
      <PendingKeys />
      <LibraryHands {...{ list, view }} />
      {question.asked.length > 0 && <DeleteFiles subject={subject} />}
    </div>
  );
}

function rowsOf(hasRows: boolean, isCurrent: boolean): "none" | "these" | "before" {
  if (!hasRows) return "none";
  return isCurrent ? "these" : "before";
}
