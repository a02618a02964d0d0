"use client";

import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { AddressProblem } from "#components/collection/collection-frame.tsx";
import { CollectionView, useViewAtAddress } from "#components/collection/collection-view.tsx";
import { useIsPicking, useShownItems } from "#components/collection/list-store.tsx";
import { ProblemBanner } from "#components/collection/problem-banner.tsx";
import { SearchReach } from "#components/collection/search-sections.tsx";
import { SelectionBar } from "#components/collection/selection-bar.tsx";
import { UndeletedItems } from "#components/collection/undeleted-items.tsx";
import { useListInteractions } from "#components/collection/use-list-interactions.ts";
import { lazyPart, orLazyPart } from "#components/ui/lazy-part.tsx";
import { useCollectionPage } from "#lib/browser/list/use-collection-page.ts";
import { useServed } from "#lib/browser/list/use-served.ts";
import { usePolling } from "#lib/browser/media/use-media.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { throttle } from "#lib/browser/time/delays.ts";
import { useUploads } from "#lib/browser/uploading/uploads.ts";
import { type MediaPage, type MediaView, mediaOf } from "#lib/collection/of/media.ts";
import { isFurtherOn } from "#lib/collection/view.ts";
import { isMediaUnderWay } from "#lib/content/media/media-state.ts";
import type { Media } from "#lib/space/media.ts";
import { DeleteFiles } from "./delete-files.tsx";
import type { LibrarySubject } from "./library-context.ts";
import { ListStoreProvider, useListStore } from "./library-context.ts";
import { LibraryEmpty } from "./library-empty.tsx";
import { LibraryHead } from "./library-head.tsx";
import { LibraryRows } from "./library-rows.tsx";
import { LibrarySkeleton } from "./library-skeleton.tsx";
import { LibraryTools } from "./library-tools.tsx";
import { libraryAddress, mediaIdAt } from "./media-address.ts";
import { useFileSteps } from "./use-file-steps.ts";
import { useSearchedMediaNames } from "./use-searched-media-names.ts";
import { WindowTitle } from "./window-title.tsx";

const DeleteUnreadable = lazyPart(() =>
  import("#components/collection/delete-unreadable.tsx").then((lazy) => lazy.DeleteUnreadable),
);
const FilePanel = dynamic(orLazyPart(() => import("./panel/file-panel.tsx").then((lazy) => lazy.FilePanel)));

interface LibraryProps {
  subject: LibrarySubject;
  /** The `ServedPage`, by `packJson`. */
  served: string;
  /** The file that the URL names, read by the server. */
  file: Media | undefined;
}

/** Photos and files. The URL is the view and the open file. */
export function Library({ subject, served, file }: LibraryProps) {
  const t = useTranslations("media");
  const collection = useMemo(() => mediaOf(subject), [subject]);
  const address = useViewAtAddress(collection);
  const mediaId = mediaIdAt(usePathname());
  if ("problem" in address) {
    return (
      <AddressProblem
        title={t("title")}
        problem={t("problem.address.title")}
        text={t(`problem.address.${address.problem}`)}
        href={collection.plain}
        action={t("problem.plain")}
      />
    );
  }
  const { view } = address;
  return (
    <ListStoreProvider>
      <div className="group/library flex min-w-0 flex-[1_0_auto] items-stretch max-tablet:block">
        <Files {...{ subject, served, view }} openId={mediaId} />
        {mediaId === undefined ? (
          <WindowTitle brandName={subject.brandName} />
        ) : (
          <FilePanel
            key={mediaId}
            {...{ subject, view, mediaId }}
            first={file?.sys.id === mediaId ? file : undefined}
          />
        )}
      </div>
    </ListStoreProvider>
  );
}

interface FilesProps extends Omit<LibraryProps, "file"> {
  view: MediaView;
  /** The file that is open beside the list. */
  openId: string | undefined;
}

const isPageUnderWay = ({ page }: { page: MediaPage }) => page.items.some(isMediaUnderWay);

function Files({ subject, served, view, openId }: FilesProps) {
  const t = useTranslations("media.problem");
  const collection = mediaOf(subject);
  const names = useSearchedMediaNames();
  const refreshInterval = usePolling(isPageUnderWay);
  const list = useCollectionPage({
    collection,
    view,
    served: useServed<MediaPage>(served),
    send: browserSend,
    refreshInterval,
  });
  useArrivals(list.retry);
  const store = useListStore();
  const element = useRef<HTMLDivElement>(null);
  const { page, problem, rows, retry, isEmpty } = list;
  useShownItems(store, page?.items);
  useFileSteps({ collection, view, list, store, openId });
  useListInteractions(element, store, { isGrid: view.look === "grid" });
  const isPicking = useIsPicking(store);
  const { opened, isOpen } = useSyncExternalStore(store.dialog.subscribe, store.dialog.get, store.dialog.get);
  const [isSearching, setSearching] = useState(view.search !== "");
  const showSearch = () => {
    flushSync(() => setSearching(true));
    element.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
  };
  const isRanked = page?.search !== undefined && view.order === collection.usualOrder;
  const isRefused = problem?.code === "AccessDenied" || problem?.code === "NotFound";
  const isNarrow = collection.isPart({ ...view, mine: false }) || isFurtherOn(view.cursor);
  return (
    <CollectionView
      {...{ collection, view, list, element, isPicking }}
      className="flex-1 max-tablet:group-has-[[data-file-panel]]/library:invisible"
      head={
        <>
          <LibraryHead list={list} onSearch={showSearch} />
          <LibraryTools {...{ subject, view, isEmpty, isSearching }} isRanked={isRanked} />
          {page && rows !== "none" && (
            <SearchReach
              {...{ page, names }}
              sectionAddress={(section) => libraryAddress(view, { section })}
            />
          )}
          <UndeletedItems listId={collection.id} />
        </>
      }
      problem={
        problem && (
          <ProblemBanner
            {...{ problem, rows, retry }}
            sentence={isRefused ? t("refused") : undefined}
            firstPage={libraryAddress(view, {})}
          />
        )
      }
      rows={page && <LibraryRows {...{ subject, view, page, list, openId }} />}
      skeleton={<LibrarySkeleton />}
      empty={page && <LibraryEmpty {...{ view, page, isNarrow }} />}
      selection={page && <SelectionBar store={store} />}
      unreadable={{
        addressOf: (id) => collection.fileAddress(view, id),
        deleteOf: (item) => (
          <DeleteUnreadable areFiles {...{ item, collection }} memberId={subject.memberId} />
        ),
      }}
    >
      {opened?.items && <DeleteFiles {...{ subject, isOpen }} items={opened.items} close={store.close} />}
    </CollectionView>
  );
}

const arrivalMs = 1_000;

/** Refreshes the list when uploads have become Media or got their URLs; once for all within a moment. */
function useArrivals(action: () => void): void {
  const arrived = useUploads()
    .filter(({ media }) => media !== undefined)
    .map(({ id, state }) => `${id}:${state === "done"}`);
  const onArrival = useEffectEvent(action);
  const known = useRef(new Set<string>());
  const tell = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what is in it, as it is another list each time.
  useEffect(() => {
    const news = arrived.filter((one) => !known.current.has(one));
    if (news.length === 0) return;
    for (const one of news) known.current.add(one);
    tell.current ??= throttle(() => onArrival(), arrivalMs);
    tell.current();
  }, [arrived.join(" ")]);
}
