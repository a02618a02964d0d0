import Link from "next/link";
import { useTranslations } from "next-intl";
import { leaveList } from "#lib/browser/list/use-list-return.ts";
import { contentsId } from "#lib/collection/of/contents.ts";
import { summaryOf, titleOf } from "#lib/fields/refer/names.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import type { ListSubject } from "../list-subject.ts";
import { RowFacts } from "./row-facts.tsx";
import { RowPicture } from "./row-picture.tsx";

/** One thing to read, in the reading room's list of its type. */
export function ReadRow({ subject, content }: { subject: ListSubject; content: Content }) {
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
