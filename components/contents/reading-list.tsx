"use client";

import { useRef } from "react";
import { CollectionView } from "#components/collection/collection-view.tsx";
import { PendingKeys } from "#components/collection/pending-keys.tsx";
import { useViewAtAddress } from "#components/collection/use-view-at-address.ts";
import { useCollectionPage } from "#lib/browser/list/use-collection-page.ts";
import { useListReturn } from "#lib/browser/list/use-list-return.ts";
import { useRowCursor } from "#lib/browser/list/use-row-cursor.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import type { ContentsPage, ContentsView } from "#lib/collection/of/contents.ts";
import { readingsOf } from "#lib/collection/of/readings.ts";
import type { ServedPage } from "#lib/collection/page.ts";
import { ContentsAddressProblem, ContentsProblem } from "./contents-problem.tsx";
import { ListEmpty } from "./list-empty.tsx";
import { ListHead } from "./list-head.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import type { ListSubject } from "./list-subject.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import { ReadRow } from "./table/read-row.tsx";

interface ReadingListProps {
  subject: ListSubject;
  served: ServedPage<ContentsPage>;
}

/** The list of the published items of a type. */
export function ReadingList({ subject, served }: ReadingListProps) {
  const address = useViewAtAddress(readingsOf(subject));
  if ("problem" in address) return <ContentsAddressProblem subject={subject} problem={address.problem} />;
  return <PublishedList {...{ subject, served }} view={address.view} />;
}

function PublishedList({ subject, served, view }: ReadingListProps & { view: ContentsView }) {
  const collection = readingsOf(subject);
  const list = useCollectionPage({ collection, view, served, send: browserSend });
  const element = useRef<HTMLDivElement>(null);
  useListReturn(collection.id, element, list.current);
  useRowCursor(element, ".read-link");
  return (
    <CollectionView
      {...{ collection, view, list, element }}
      className="list reading-list"
      head={
        <>
          <ListHead {...{ subject, view, list }} />
          <ListToolbar {...{ subject, view, list }} />
        </>
      }
      problem={<ContentsProblem {...{ subject, view, list }} />}
      rows={
        <ul className="read-rows" aria-busy={list.isWaiting}>
          {list.page?.items.map((content) => (
            <ReadRow key={content.sys.id} {...{ subject, content }} />
          ))}
        </ul>
      }
      skeleton={<ListSkeleton type={subject.type} />}
      empty={<ListEmpty {...{ subject, view, list }} />}
    >
      <PendingKeys />
    </CollectionView>
  );
}
