import { useLocale } from "next-intl";
import { memo } from "react";
import { RowCheck } from "#components/collection/checkboxes.tsx";
import { pickOnPress } from "#components/collection/list-store.tsx";
import { busyRows, sectionHead } from "#components/collection/list-table.tsx";
import { Sectioned } from "#components/collection/search-sections.tsx";
import { tileLink } from "#components/collection/tiles.ts";
import { classNames } from "#components/ui/class-names.ts";
import { Link } from "#components/ui/link.tsx";
import { markedText } from "#components/ui/marked-text.tsx";
import { SizedPicture } from "#components/ui/picture/sized-picture.tsx";
import { leaveList } from "#lib/browser/list/list-return.ts";
import type { ContentsPage } from "#lib/collection/of/contents.ts";
import { foundText } from "#lib/content/found-text.ts";
import { titleOf } from "#lib/fields/display.ts";
import { summaryOf } from "#lib/fields/refer/names.ts";
import { pictureIn } from "#lib/fields/refer/picture.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ListProps, ListSubject } from "../list-context.ts";
import { useListStore } from "../list-context.ts";
import { useRowWords } from "../table/list-row.tsx";
import { RowFacts } from "../table/row-facts.tsx";
import { RowMore } from "../table/row-menu.tsx";
import { useSearchedNames } from "../use-searched-names.ts";
import { cards } from "./cards-skeleton.tsx";

/** The number of cards on the first screen at any width; their pictures load eagerly. */
const earlyCount = 6;

interface ItemCardsProps extends ListProps {
  page: ContentsPage;
}

/** Items as cards with pictures. */
export function ItemCards({ subject, view, page, list }: ItemCardsProps) {
  const names = useSearchedNames(subject.type, page);
  const early = new Set(page.items.slice(0, earlyCount));
  return (
    <ul
      className={classNames(cards, list.isWaiting && busyRows, list.problem && "*:grayscale")}
      aria-label={wordsIn(subject.type.label.many, useLocale())}
      aria-busy={list.isWaiting}
    >
      <Sectioned
        {...{ page, names }}
        heading={(name) => (
          <li className="col-span-full">
            <h2 className={sectionHead}>{name}</h2>
          </li>
        )}
      >
        {(content) => <Card {...{ subject, content }} search={view.search} isEarly={early.has(content)} />}
      </Sectioned>
    </ul>
  );
}

interface CardProps {
  subject: ListSubject;
  content: Content;
  /** The words to mark. */
  search: string;
  isEarly: boolean;
}

const sizes = "(width < 48rem) 50vw, 20rem";

/** One card: picture, title, summary, and the last change with its author. */
const Card = memo(function Card({ subject, content, search, isEarly }: CardProps) {
  const { t, select, menu } = useRowWords();
  const store = useListStore();
  const { type, reading, icon } = subject;
  const { id } = content.sys;
  const title = titleOf(content, reading);
  const name = title?.text ?? t("untitled");
  const found = foundText(content, type, reading, search);
  const summary = found ?? summaryOf(content, type.summaryField, reading);
  const picture = pictureIn(content, type.pictureField, reading);
  return (
    <li className="group/tile relative min-w-0 max-tablet:[-webkit-touch-callout:none]" data-row={id}>
      <RowCheck store={store} item={content} label={select("row", { title: name })} isOnPicture />
      <Link
        className={classNames(tileLink, title === undefined && "text-ink-3")}
        href={paths.content(type.id, id)}
        data-row-link=""
        onClick={(event) => pickOnPress(store, content, event)}
        onNavigate={() => leaveList(type.id, id)}
      >
        <span className="tile-picture" aria-hidden="true">
          {picture?.url === undefined ? icon : <SizedPicture {...{ picture, sizes, isEarly }} alt="" />}
        </span>
        <bdi className="mt-2.5 line-clamp-2 text-14 wrap-anywhere" lang={title?.localeId}>
          {markedText(name, search)}
        </bdi>
      </Link>
      {summary && (
        <p
          className={classNames(
            "mt-0.5 line-clamp-2 text-13 wrap-anywhere text-ink-3",
            !found && "max-tablet:hidden",
          )}
          lang={summary.localeId}
        >
          <bdi>{markedText(summary.text, search)}</bdi>
        </p>
      )}
      <div className="flex min-h-8 items-center gap-1 [&>button]:mt-0!">
        <RowFacts {...{ subject, content, t }} className="wrapping-facts flex-1" />
        <RowMore {...{ store, content }} label={menu("actions", { title: name })} />
      </div>
    </li>
  );
});
