// biome-ignore-all lint/a11y/noRedundantRoles: `display: grid` removes the roles of a table in some browsers.
import { useTranslations } from "next-intl";
import { memo, type ReactNode } from "react";
import { RowCheck } from "#components/collection/checkboxes.tsx";
import { pickOnPress } from "#components/collection/list-store.tsx";
import { CellValue } from "#components/fields/cell.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Link } from "#components/ui/link.tsx";
import { markedText } from "#components/ui/marked-text.tsx";
import { Avatar } from "#components/ui/picture/avatar.tsx";
import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import { LocaleBadges } from "#components/ui/space/locale-badges.tsx";
import { Time } from "#components/ui/time.tsx";
import { leaveList } from "#lib/browser/list/list-return.ts";
import type { Column } from "#lib/collection/of/content-columns.ts";
import { shownAuthor } from "#lib/content/author.ts";
import { foundText } from "#lib/content/found-text.ts";
import { displayOf, titleOf } from "#lib/fields/display.ts";
import { valueIn, writtenLocales } from "#lib/fields/reading.ts";
import { summaryOf } from "#lib/fields/refer/names.ts";
import { pictureIn } from "#lib/fields/refer/picture.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import type { ListSubject } from "../list-context.ts";
import { useListStore } from "../list-context.ts";
import { columnClass } from "./column.tsx";
import { RowFacts } from "./row-facts.tsx";
import { RowMore } from "./row-menu.tsx";

type RowWords = ReturnType<typeof useRowWords>;

/** Translators, created once for all rows. */
export function useRowWords() {
  return {
    t: useTranslations("list"),
    select: useTranslations("listTools.select"),
    menu: useTranslations("listTools.row"),
  };
}

interface ListRowProps extends RowWords {
  subject: ListSubject;
  columns: readonly Column[];
  content: Content;
  /** The words to mark. */
  search: string;
}

/** One item. The link of its title covers the row. Selecting another row doesn't rerender this one. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { subject, columns, content, search, t, select, menu } = props;
  const store = useListStore();
  const { type, reading, icon } = subject;
  const { id } = content.sys;
  const title = titleOf(content, reading);
  const summary = summaryOf(content, type.summaryField, reading);
  const found = foundText(content, type, reading, search);
  const text = found ?? summary;
  const name = title?.text ?? t("untitled");
  return (
    <tr role="row" className="list-row item-row" data-row={id}>
      <td role="cell" className="check-cell">
        <RowCheck store={store} item={content} label={select("row", { title: name })} />
      </td>
      <td role="cell" className="name-cell row-name">
        {type.pictureField !== undefined && (
          <PictureWell
            className="row-picture"
            picture={pictureIn(content, type.pictureField, reading)}
            icon={icon}
          />
        )}
        <div>
          <Link
            className={classNames("row-link", title === undefined && "font-normal text-ink-3")}
            href={paths.content(type.id, id)}
            data-row-link=""
            onClick={(event) => pickOnPress(store, content, event)}
            onNavigate={() => leaveList(type.id, id)}
          >
            <bdi lang={title?.localeId}>{markedText(name, search)}</bdi>
          </Link>
          {text && (
            <p className={found ? "row-found" : "row-summary"} lang={text.localeId}>
              <bdi>{found ? markedText(found.text, search) : text.text}</bdi>
            </p>
          )}
          <RowFacts {...{ subject, content, t }} className="row-facts" />
        </div>
      </td>
      {columns.map((column, index) => (
        <td
          key={column.key}
          role="cell"
          className={classNames("value-cell", columnClass(column, index, columns.length))}
        >
          {columnValue(column, props)}
        </td>
      ))}
      <td role="cell" className="menu-cell">
        <RowMore {...{ store, content }} label={menu("actions", { title: name })} />
      </td>
    </tr>
  );
});

/** The content of a cell. */
function columnValue(column: Column, { subject, content, t }: ListRowProps): ReactNode {
  const { type, locales, reading, memberId } = subject;
  switch (column.kind) {
    case "author": {
      const author = shownAuthor(content.sys.createdBy, memberId);
      return (
        <span className="row-author">
          <Avatar id={author.id} name={author.name} url={author.url} />
          <bdi>{author.isYou ? t("you") : (author.name ?? t("someone"))}</bdi>
        </span>
      );
    }
    case "locales":
      return (
        <LocaleBadges
          locales={locales}
          present={[...writtenLocales(content.fields, type.displayField, reading.localeIds)]}
        />
      );
    case "createdAt":
      return <Time at={content.sys.createdAt} form="short" />;
    case "updatedAt":
      return <Time at={content.sys.updatedAt} form="short" />;
    case "version":
      return <span className="tabular-nums">{content.sys.version}</span>;
    case "field": {
      const found = valueIn(content.fields, column.field.apiName, reading);
      return <CellValue display={displayOf(column.field, found?.value, reading)} />;
    }
  }
}
