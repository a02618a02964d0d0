"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { CollectionView, useViewAtAddress } from "#components/collection/collection-view.tsx";
import { sectionHead } from "#components/collection/list-table.tsx";
import { Sectioned } from "#components/collection/search-sections.tsx";
import {
  ReadRow,
  ReadRows,
  ReadText,
  readFactsClass,
  readLinkClass,
  readPictureClass,
} from "#components/item/read-row.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Link } from "#components/ui/link.tsx";
import { markedText } from "#components/ui/marked-text.tsx";
import { leaveList, useListReturn } from "#lib/browser/list/list-return.ts";
import { useCollectionPage } from "#lib/browser/list/use-collection-page.ts";
import { useRowCursor } from "#lib/browser/list/use-row-cursor.ts";
import { useServed } from "#lib/browser/list/use-served.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { contentsListId } from "#lib/collection/list-ids.ts";
import { type ContentsPage, type ContentsView, readingsOf } from "#lib/collection/of/contents.ts";
import { foundText } from "#lib/content/found-text.ts";
import { titleOf } from "#lib/fields/display.ts";
import { summaryOf } from "#lib/fields/refer/names.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import { ContentsAddressProblem, ContentsProblem } from "./contents-problem.tsx";
import type { ListSubject } from "./list-context.ts";
import { ListEmpty } from "./list-empty.tsx";
import { ListHead } from "./list-head.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { ListOnMap } from "./map/list-on-map.tsx";
import { ReadingListSkeleton } from "./reading-list-skeleton.tsx";
import { RowFacts, RowPicture } from "./table/row-facts.tsx";
import { useSearchedNames } from "./use-searched-names.ts";

interface ReadingListProps {
  subject: ListSubject;
  /** The `ServedPage`, by `packJson`. */
  served: string;
}

/** The list of the published items of a type. */
export function ReadingList({ subject, served }: ReadingListProps) {
  const address = useViewAtAddress(readingsOf(subject));
  if ("problem" in address) return <ContentsAddressProblem subject={subject} problem={address.problem} />;
  return <PublishedList {...{ subject, served }} view={address.view} />;
}

function PublishedList({ subject, served, view }: ReadingListProps & { view: ContentsView }) {
  const collection = readingsOf(subject);
  const list = useCollectionPage({
    collection,
    view,
    served: useServed<ContentsPage>(served),
    send: browserSend,
  });
  const element = useRef<HTMLDivElement>(null);
  useListReturn(collection.id, element, list.current);
  useRowCursor(element, "[data-row-link]");
  const { page } = list;
  const isOnMap = view.look === "map";
  // A search by area stays on the map, even without results.
  const isPart = collection.isPart(view);
  const empty = <ListEmpty {...{ subject, view, list }} />;
  const names = useSearchedNames(subject.type, page);
  const rows = page && (
    <ReadRows isBusy={list.isWaiting}>
      <Sectioned
        {...{ names, page }}
        heading={(name) => (
          <li>
            <h2 className={sectionHead}>{name}</h2>
          </li>
        )}
      >
        {(content) => <PublishedRow {...{ subject, content }} search={view.search} />}
      </Sectioned>
    </ReadRows>
  );
  return (
    <CollectionView
      {...{ collection, view, list, element }}
      isRead
      head={
        <>
          <ListHead {...{ subject, view, list }} />
          <ListToolbar {...{ subject, view, list }} />
        </>
      }
      problem={<ContentsProblem {...{ subject, view, list }} />}
      rows={isOnMap && page ? <ListOnMap {...{ subject, view, page }}>{rows}</ListOnMap> : rows}
      unreadable={{ addressOf: (id) => paths.reading(subject.type.id, id) }}
      skeleton={<ReadingListSkeleton type={subject.type} isOnMap={isOnMap} />}
      empty={isOnMap && page && isPart ? <ListOnMap {...{ subject, view, page }}>{empty}</ListOnMap> : empty}
    />
  );
}

interface PublishedRowProps {
  subject: ListSubject;
  content: Content;
  search: string;
}

/** A published item in the list of its type. */
function PublishedRow({ subject, content, search }: PublishedRowProps) {
  const t = useTranslations("list");
  const { type, reading } = subject;
  const { id } = content.sys;
  const title = titleOf(content, reading);
  const summary = summaryOf(content, type.summaryField, reading);
  return (
    <ReadRow
      id={id}
      picture={
        type.pictureField !== undefined && (
          <RowPicture
            subject={subject}
            content={content}
            className={classNames(readPictureClass(), "not-has-[img]:hidden")}
          />
        )
      }
    >
      <ReadText
        heading="h2"
        link={
          <Link
            className={readLinkClass}
            href={paths.reading(type.id, id)}
            data-row-link=""
            onNavigate={() => leaveList(contentsListId("readings", type.id), id)}
          >
            <bdi lang={title?.localeId}>{markedText(title?.text ?? t("untitled"), search)}</bdi>
          </Link>
        }
        summary={foundText(content, type, reading, search) ?? summary}
        search={search}
      />
      <RowFacts {...{ subject, content, t }} className={readFactsClass} />
    </ReadRow>
  );
}
