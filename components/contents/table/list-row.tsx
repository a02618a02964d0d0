import Link from "next/link";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { pickOnPress } from "#components/collection/pick-on-press.ts";
import { RowCheck } from "#components/collection/row-check.tsx";
import { leaveList } from "#lib/browser/list/use-list-return.ts";
import { useEager } from "#lib/browser/use-eager.ts";
import type { Column } from "#lib/collection/of/content-columns.ts";
import { summaryOf, titleOf } from "#lib/fields/refer/names.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import { useListStore } from "../list-store.ts";
import type { ListSubject } from "../list-subject.ts";
import { columnClass } from "./column-class.ts";
import { ListCell } from "./list-cell.tsx";
import { RowFacts } from "./row-facts.tsx";
import { RowMore } from "./row-menu.tsx";
import { RowPicture } from "./row-picture.tsx";

interface ListRowProps {
  subject: ListSubject;
  columns: readonly Column[];
  content: Content;
}

/** One item. Its title is the link, and the link covers the row. Choosing another row does not draw this one. */
export const ListRow = memo(function ListRow({ subject, columns, content }: ListRowProps) {
  const t = useTranslations("list");
  const store = useListStore();
  const { type, reading } = subject;
  const { id } = content.sys;
  const href = paths.content(type.id, id);
  const eager = useEager(href);
  const title = titleOf(content, reading);
  const summary = summaryOf(content, type.summaryField, reading);
  const name = title?.text ?? t("untitled");
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display: grid` takes the roles away in some browsers.
    <tr role="row" data-row={id}>
      <td role="cell" className="list-check">
        <RowCheck store={store} item={content} title={name} />
      </td>
      <td role="cell" className="list-name">
        <div className="list-title">
          {type.pictureField !== undefined && <RowPicture subject={subject} content={content} />}
          <div className="list-title-words">
            <Link
              {...eager}
              className={title ? "row-link" : "row-link untitled"}
              href={href}
              prefetch={false}
              data-content-id={id}
              onClick={(event) => pickOnPress(store, content, event)}
              onNavigate={() => leaveList(type.id, id)}
            >
              <bdi lang={title?.localeId}>{name}</bdi>
            </Link>
            {summary && (
              <p className="list-summary" lang={summary.localeId}>
                <bdi>{summary.text}</bdi>
              </p>
            )}
            <RowFacts subject={subject} content={content} />
          </div>
        </div>
      </td>
      {columns.map((column, index) => (
        <td role="cell" key={column.key} className={columnClass(column, index, columns.length)}>
          <ListCell {...{ subject, content, column }} />
        </td>
      ))}
      <td role="cell" className="list-more">
        <RowMore content={content} title={name} />
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
});
