"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { CollectionView, useViewAtAddress } from "#components/collection/collection-view.tsx";
import { leaveList, useListReturn } from "#lib/browser/list/list-return.ts";
import { useCollectionPage } from "#lib/browser/list/use-collection-page.ts";
import { useRowCursor } from "#lib/browser/list/use-row-cursor.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { type ContentsPage, type ContentsView, contentsId, readingsOf } from "#lib/collection/of/contents.ts";
import type { ServedPage } from "#lib/collection/query.ts";
import { summaryOf, titleOf } from "#lib/fields/refer/names.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import { ContentsAddressProblem, ContentsProblem } from "./contents-problem.tsx";
import type { ListSubject } from "./list-context.ts";
import { ListEmpty } from "./list-empty.tsx";
import { ListHead } from "./list-head.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { RowFacts, RowPicture } from "./table/row-facts.tsx";

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
    />
  );
}

/** A published item in the list of its type. */
function ReadRow({ subject, content }: { subject: ListSubject; content: Content }) {
  const t = useTranslations("list");
  const { type, reading } = subject;
  const { id } = content.sys;
  const title = titleOf(content, reading);
  const summary = summaryOf(content, type.summaryField, reading);
  return (
    <li className="read-row" data-row={id}>
      <div className="read-row-words">
        <h2>
          <Link
            className="read-link"
            href={paths.reading(type.id, id)}
            prefetch={false}
            data-content-id={id}
            onNavigate={() => leaveList(contentsId("readings", type.id), id)}
          >
            <bdi lang={title?.localeId}>{title?.text ?? t("untitled")}</bdi>
          </Link>
        </h2>
        {summary && (
          <p className="read-about" lang={summary.localeId} dir="auto">
            {summary.text}
          </p>
        )}
        <RowFacts subject={subject} content={content} />
      </div>
      {type.pictureField !== undefined && <RowPicture subject={subject} content={content} />}
    </li>
  );
}
