import { useTranslations } from "next-intl";
import { memo } from "react";
import { RowCheck } from "#components/collection/checkboxes.tsx";
import { pickOnPress } from "#components/collection/list-store.tsx";
import { Cell, CheckCell, ListTableRow, MenuCell, NameCell } from "#components/collection/list-table.tsx";
import { RowAuthor, RowSummary, rowLinkClass } from "#components/collection/row-parts.tsx";
import { CellValue } from "#components/fields/cell.tsx";
import { Link } from "#components/ui/link.tsx";
import { MarkedText } from "#components/ui/marked-text.tsx";
import { LocaleBadges } from "#components/ui/space/locale-badges.tsx";
import { Time } from "#components/ui/time.tsx";
import { leaveList } from "#lib/browser/list/list-return.ts";
import type { Column } from "#lib/collection/of/content-columns.ts";
import { shownAuthor } from "#lib/content/author.ts";
import { foundText } from "#lib/content/found-text.ts";
import { displayOf, titleOf } from "#lib/fields/display.ts";
import { valueIn, writtenLocales } from "#lib/fields/reading.ts";
import { summaryOf } from "#lib/fields/refer/names.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import type { ListSubject } from "../list-context.ts";
import { useListStore } from "../list-context.ts";
import { columnClass } from "./column.tsx";
import { RowFacts, RowPicture } from "./row-facts.tsx";
import { RowMore } from "./row-menu.tsx";

type RowWords = ReturnType<typeof useRowWords>;

/** The translators of rows: one of each for all. */
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
  /** What is marked. */
  search: string;
}

/** One item. Its title is the link, and the link covers the row. Choosing another row does not draw this one. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { subject, columns, content, search, t, select, menu } = props;
  const store = useListStore();
  const { type, reading } = subject;
  const { id } = content.sys;
  const href = paths.content(type.id, id);
  const title = titleOf(content, reading);
  const summary = summaryOf(content, type.summaryField, reading);
  const found = foundText(content, type, reading, search);
  const name = title?.text ?? t("untitled");
  return (
    <ListTableRow id={id}>
      <CheckCell>
        <RowCheck store={store} item={content} label={select("row", { title: name })} />
      </CheckCell>
      <NameCell
        picture={type.pictureField !== undefined && <RowPicture subject={subject} content={content} />}
      >
        <Link
          className={rowLinkClass(title === undefined)}
          href={href}
          data-row-link=""
          onClick={(event) => pickOnPress(store, content, event)}
          onNavigate={() => leaveList(type.id, id)}
        >
          <bdi lang={title?.localeId}>
            <MarkedText text={name} search={search} />
          </bdi>
        </Link>
        {found ? (
          <RowSummary lang={found.localeId} isFound>
            <MarkedText text={found.text} search={search} />
          </RowSummary>
        ) : (
          summary && <RowSummary lang={summary.localeId}>{summary.text}</RowSummary>
        )}
        <RowFacts subject={subject} content={content} className="row-facts" />
      </NameCell>
      {columns.map((column, index) => (
        <Cell key={column.key} className={columnClass(column, index, columns.length)}>
          <ListCell {...{ subject, content, column, t }} />
        </Cell>
      ))}
      <MenuCell>
        <RowMore content={content} label={menu("actions", { title: name })} />
      </MenuCell>
    </ListTableRow>
  );
});

interface ListCellProps extends Pick<RowWords, "t"> {
  subject: ListSubject;
  content: Content;
  column: Column;
}

/** What a column says about an item. */
function ListCell({ subject, content, column, t }: ListCellProps) {
  const { type, locales, reading, memberId } = subject;
  switch (column.kind) {
    case "author": {
      const author = shownAuthor(content.sys.createdBy, memberId);
      return <RowAuthor author={author}>{author.isYou ? t("you") : (author.name ?? t("someone"))}</RowAuthor>;
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
