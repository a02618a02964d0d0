import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMemo, useRef, useSyncExternalStore } from "react";
import { CollectionView, useViewAtAddress } from "#components/collection/collection-view.tsx";
import { useIsPicking, useShownItems } from "#components/collection/list-store.tsx";
import { useListInteractions } from "#components/collection/use-list-interactions.ts";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { leaveList, useListReturn } from "#lib/browser/list/list-return.ts";
import { useSavedViews } from "#lib/browser/list/saved-views.ts";
import { useCollectionPage } from "#lib/browser/list/use-collection-page.ts";
import { useServed } from "#lib/browser/list/use-served.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { type ColumnWidths, noWidths } from "#lib/collection/of/column-widths.ts";
import { columnsOf } from "#lib/collection/of/content-columns.ts";
import { hasColumns } from "#lib/collection/of/content-looks.ts";
import {
  type ContentsPage,
  type ContentsView,
  contentsOf,
  type RememberedView,
} from "#lib/collection/of/contents.ts";
import { bulkFields } from "#lib/fields/form/bulk-fields.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import { ItemCards } from "./cards/item-cards.tsx";
import { ContentsAddressProblem, ContentsProblem } from "./contents-problem.tsx";
import { ContentsSkeleton } from "./contents-skeleton.tsx";
import {
  DeleteUnreadable,
  FoundDrafts,
  OpenedDialog,
  PreloadActions,
  SelectedRows,
  UndeletedItems,
} from "./list-actions.tsx";
import type { ListSubject, ViewProps } from "./list-context.ts";
import { ListStoreProvider, mayEdit, useListStore } from "./list-context.ts";
import { ListEmpty } from "./list-empty.tsx";
import { ListHead } from "./list-head.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { ListOnMap } from "./map/list-on-map.tsx";
import { ColumnsMenu } from "./table/columns-menu.tsx";
import { RowMenu, useEarlyMenu } from "./table/row-menu.tsx";
import { TableRows } from "./table/table-rows.tsx";
import { useColumnWidths } from "./table/use-column-widths.ts";
import { useRememberedView } from "./use-remembered-view.ts";
import { isSavedAs, searchOfView } from "./view-search.ts";

export interface ContentListProps {
  subject: ListSubject;
  /** The `ServedPage`, by `packJson`. */
  served: string;
  /** What this device remembers, for a URL without a view. */
  remembered: RememberedView;
  /** The column widths that this device remembers. */
  widths?: ColumnWidths;
}

/** The list of a type. The URL is the view: when it changes, the list changes in place. */
export function ContentList(props: ContentListProps) {
  const { subject } = props;
  const collection = useMemo(() => contentsOf(subject), [subject]);
  const address = useViewAtAddress(collection);
  if ("problem" in address) return <ContentsAddressProblem subject={subject} problem={address.problem} />;
  return (
    <ListStoreProvider>
      <ManagedList {...props} atAddress={address.view} />
    </ListStoreProvider>
  );
}

function ManagedList({
  subject,
  served,
  remembered,
  widths = noWidths,
  atAddress,
}: ContentListProps & { atAddress: ContentsView }) {
  const { type } = subject;
  const t = useTranslations("listTools.more");
  const { view, chooseColumns, rememberLook: onLook } = useRememberedView(subject, remembered, atAddress);
  const collection = contentsOf(subject);
  const list = useCollectionPage({
    collection,
    view,
    served: useServed<ContentsPage>(served),
    send: browserSend,
  });
  const store = useListStore();
  const hasUndeleted = useDeletions().failed.some(({ listId }) => listId === collection.id);
  const element = useRef<HTMLDivElement>(null);
  const isOnMap = view.look === "map";
  const isTable = hasColumns(view.look);
  const columns = useMemo(
    () => (isTable ? columnsOf(type, view.columns) : []),
    [type, view.columns, isTable],
  );
  const sizing = useColumnWidths(type.id, columns, widths);
  const { page } = list;
  useShownItems(store, page?.items);
  useListReturn(collection.id, element, list.current);
  useEarlyMenu();
  const edit = useEdit(subject);
  useListInteractions(element, store, { change: edit, isGrid: view.look === "cards" });
  const isPicking = useIsPicking(store);
  const rows =
    page &&
    (view.look === "cards" ? (
      <ItemCards {...{ subject, view, page, list }} />
    ) : (
      <TableRows {...{ subject, view, columns, sizing, page, list }} />
    ));
  // A search by area stays on the map, even without results.
  const isPart = collection.isPart(view);
  const empty = <ListEmpty {...{ subject, view, list }} />;
  return (
    <CollectionView
      {...{ collection, view, list, element, isPicking }}
      head={
        <>
          <ListHead {...{ subject, view, list, onLook }} />
          <ListToolbar
            {...{ subject, view, list, onLook }}
            tools={
              <>
                {isTable && <ColumnsMenu {...{ subject, view, sizing }} onChoose={chooseColumns} />}
                <Button
                  className="max-tablet:hidden"
                  variant="quiet"
                  size="small"
                  icon={<Icon name="download" size={16} />}
                  title={t("export")}
                  onClick={() => store.open({ kind: "export" })}
                >
                  <span className="max-desktop:sr-only">{t("export")}</span>
                </Button>
              </>
            }
            end={<SaveView {...{ subject, view }} />}
          />
          {view.search.trim() !== "" && <FoundDrafts {...{ subject, view }} />}
          {hasUndeleted && <UndeletedItems listId={collection.id} />}
        </>
      }
      problem={<ContentsProblem {...{ subject, view, list }} />}
      rows={isOnMap && page ? <ListOnMap {...{ subject, view, page }}>{rows}</ListOnMap> : rows}
      skeleton={<ContentsSkeleton {...{ type, columns }} look={view.look} sizes={sizing.widths} />}
      empty={isOnMap && page && isPart ? <ListOnMap {...{ subject, view, page }}>{empty}</ListOnMap> : empty}
      selection={page && isPicking && <SelectedRows subject={subject} />}
      unreadable={{
        addressOf: (id) => paths.content(type.id, id),
        deleteOf: (item) => <DeleteUnreadable {...{ item, collection }} memberId={subject.memberId} />,
      }}
    >
      <PreloadActions />
      <RowMenu subject={subject} />
      <ListDialogs {...{ subject, view }} total={list.total} since={page?.search?.since} />
    </CollectionView>
  );
}

/** Opens the editor of an item that the member may edit, or the bulk edit for the whole selection. */
function useEdit(subject: ListSubject): (content: Content) => boolean {
  const router = useRouter();
  const { selection, open } = useListStore();
  return (content) => {
    const items = [...selection.now().items.values()];
    if (items.length > 1 && selection.has(content.sys.id) && bulkFields(subject.type).length > 0) {
      open({ kind: "edit", items });
      return true;
    }
    if (!mayEdit(subject, content)) return false;
    leaveList(subject.type.id, content.sys.id);
    router.push(paths.editContent(subject.type.id, content.sys.id));
    return true;
  };
}

/** The dialogs of a list. */
function ListDialogs(props: ViewProps & { total: number | undefined; since: string | undefined }) {
  const { dialog, close } = useListStore();
  const { opened, isOpen } = useSyncExternalStore(dialog.subscribe, dialog.get, dialog.get);
  return opened && <OpenedDialog {...props} {...{ opened, isOpen, close }} />;
}

/** Saves the view under a name on this device, or shows the name that it has. */
function SaveView({ subject, view }: ViewProps) {
  const t = useTranslations("listTools.views");
  const { open } = useListStore();
  const { views } = useSavedViews(subject.memberId);
  const search = searchOfView(subject, view);
  const name = views.find((saved) => isSavedAs(saved, subject.type.id, search))?.name;
  const icon = name === undefined ? "bookmark" : "bookmark-check";
  return (
    <Button
      className="min-w-0 max-w-56 shrink! max-tablet:hidden"
      variant="quiet"
      size="small"
      aria-haspopup="dialog"
      icon={<Icon name={icon} size={16} />}
      onClick={() => open({ kind: "views" })}
    >
      {name !== undefined && <span className="sr-only">{t("current")}: </span>}
      <bdi className="truncate">{name ?? t("button")}</bdi>
    </Button>
  );
}
