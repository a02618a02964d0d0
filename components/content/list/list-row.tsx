"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { leaveList } from "#lib/browser/use-list-return.ts";
import { summaryOf, titleOf } from "#lib/content/display-names.ts";
import { columnsOf } from "#lib/content/list-columns.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import { columnClass } from "./column-class.ts";
import { ListCell } from "./list-cell.tsx";
import type { ListSubject } from "./list-subject.ts";
import { RowFacts } from "./row-facts.tsx";
import { RowPicture } from "./row-picture.tsx";

interface ListRowProps {
  subject: ListSubject;
  content: Content;
}

/** One item. Its title is the link, and the link covers the row. */
export function ListRow({ subject, content }: ListRowProps) {
  const t = useTranslations("list");
  const { type, reading } = subject;
  const columns = columnsOf(type);
  const title = titleOf(content, reading);
  const summary =
    type.summaryField === undefined ? undefined : summaryOf(content, type.summaryField, reading);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display: grid` takes the roles away in some browsers.
    <tr role="row">
      <td role="cell">
        <div className="list-title">
          {type.pictureField !== undefined && <RowPicture subject={subject} content={content} />}
          <div className="list-title-words">
            <Link
              className={title ? "row-link" : "row-link untitled"}
              href={paths.content(type.id, content.sys.id)}
              prefetch={false}
              data-content-id={content.sys.id}
              onNavigate={() => leaveList(type.id, content.sys.id)}
            >
              <bdi lang={title?.localeId}>{title?.text ?? t("untitled")}</bdi>
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
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
}
