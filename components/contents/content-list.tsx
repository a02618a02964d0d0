"use client";

import { Download } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useSyncExternalStore } from "react";
import { CollectionView } from "#components/collection/collection-view.tsx";
import { useIsPicking, useShownItems } from "#components/collection/list-store.tsx";
import { UndeletedItems } from "#components/collection/undeleted-items.tsx";
import { useListInteractions } from "#components/collection/use-list-interactions.ts";
import { useViewAtAddress } from "#components/collection/use-view-at-address.ts";
import { Button } from "#components/ui/button.tsx";
import { useCollectionPage } from "#lib/browser/list/use-collection-page.ts";
import { leaveList, useListReturn } from "#lib/browser/list/use-list-return.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { columnsOf } from "#lib/collection/of/content-columns.ts";
import { type ContentsPage, type ContentsView, contentsOf } from "#lib/collection/of/contents.ts";
import type { ServedPage } from "#lib/collection/page.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import { ContentsAddressProblem, ContentsProblem } from "./contents-problem.tsx";
import { OpenedDialog, SelectedRows, useActionsAhead } from "./list-actions.tsx";
import { ListEmpty } from "./list-empty.tsx";
import { ListHead } from "./list-head.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { ListStoreProvider, useListStore } from "./list-store.ts";
import type { ListSubject } from "./list-subject.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import { mayEdit } from "./may-edit.ts";
import { SaveView } from "./saved-views/save-view.tsx";
import { ColumnsMenu } from "./table/columns-menu.tsx";
import { RowMenu, useEarlyMenu } from "./table/row-menu.tsx";
import { TableRows } from "./table/table-rows.tsx";
import { useColumns } from "./table/use-columns.ts";

interface ContentListProps {
  subject: ListSubject;
  served: ServedPage<ContentsPage>;
  /** The columns that this device remembers, for an address that says nothing. */
  remembered: readonly string[] | undefined;
}

/** The list of a type. Its address is its view: whatever changes the address changes the list, in place. */
export function ContentList(props: ContentListProps) {
  const { subject } = props;
  const address = useViewAtAddress(contentsOf(subject));
  if ("problem" in address) return <ContentsAddressProblem subject={subject} problem={address.problem} />;
  return (
    <ListStoreProvider>
      <ManagedList {...props} said={address.view} />
    </ListStoreProvider>
  );
}

function ManagedList({ subject, served, remembered, said }: ContentListProps & { said: ContentsView }) {
  const { type } = subject;
  const t = useTranslations("listTools");
  const { view, choose } = useColumns(subject, remembered, said);
  const collection = contentsOf(subject);
  const list = useCollectionPage({ collection, view, served, send: browserSend });
  const store = useListStore();
  const element = useRef<HTMLDivElement>(null);
  const columns = columnsOf(type, view.columns);
  const { page } = list;
  useShownItems(store, page?.items);
  useListReturn(collection.id, element, list.current);
  useActionsAhead();
  useEarlyMenu();
  const edit = useEdit(subject);
  useListInteractions(element, store, { change: edit });
  const isPicking = useIsPicking(store);
  return (
    <CollectionView
      {...{ collection, view, list, element, isPicking }}
      className="list"
      head={
        <>
          <ListHead {...{ subject, view, list }} />
          <ListToolbar
            {...{ subject, view, list }}
            tools={
              <>
                <ColumnsMenu {...{ subject, view }} onChoose={choose} />
                <Button
                  className="desktop-only"
                  variant="quiet"
                  size="small"
                  icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
                  onClick={() => store.open({ kind: "export" })}
                >
                  {t("export.button")}
                </Button>
              </>
            }
            end={<SaveView {...{ subject, view }} />}
          />
          <UndeletedItems listId={collection.id} />
        </>
      }
      problem={<ContentsProblem {...{ subject, view, list }} />}
      rows={page && <TableRows {...{ subject, view, columns, page, list }} />}
      skeleton={<ListSkeleton {...{ type, columns }} />}
      empty={<ListEmpty {...{ subject, view, list }} />}
      selection={page && isPicking && <SelectedRows />}
    >
      <RowMenu subject={subject} />
      <ListDialogs {...{ subject, view }} total={list.total} />
    </CollectionView>
  );
}

/** Opens the editor of what the member may change. */
function useEdit(subject: ListSubject): (content: Content) => boolean {
  const router = useRouter();
  return (content) => {
    if (!mayEdit(subject, content)) return false;
    leaveList(subject.type.id, content.sys.id);
    router.push(paths.editContent(subject.type.id, content.sys.id));
    return true;
  };
}

interface ListDialogsProps {
  subject: ListSubject;
  view: ContentsView;
  total: number | undefined;
}

/** The dialogs of a list. */
function ListDialogs(props: ListDialogsProps) {
  const { dialog, close } = useListStore();
  const { opened, isOpen } = useSyncExternalStore(dialog.subscribe, dialog.now, dialog.now);
  return opened && <OpenedDialog {...props} {...{ opened, isOpen, close }} />;
}
