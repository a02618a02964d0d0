import { useTranslations } from "next-intl";
import { CellValue } from "#components/fields/cell.tsx";
import { Avatar } from "#components/ui/picture/avatar.tsx";
import { LocaleBadges } from "#components/ui/space/locale-badges.tsx";
import { Time } from "#components/ui/time.tsx";
import type { Column } from "#lib/collection/of/content-columns.ts";
import { shownAuthor } from "#lib/content/author.ts";
import { displayOf } from "#lib/fields/display.ts";
import { valueIn, writtenLocales } from "#lib/fields/reading.ts";
import type { Content } from "#lib/space/content.ts";
import type { ListSubject } from "../list-subject.ts";

interface ListCellProps {
  subject: ListSubject;
  content: Content;
  column: Column;
}

/** What a column says about an item. */
export function ListCell({ subject, content, column }: ListCellProps) {
  const { type, locales, reading } = subject;
  switch (column.kind) {
    case "author":
      return <CellAuthor subject={subject} content={content} />;
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

function CellAuthor({ subject, content }: { subject: ListSubject; content: Content }) {
  const t = useTranslations("list");
  const author = shownAuthor(content.sys.createdBy, subject.memberId);
  return (
    <span className="list-author">
      <Avatar id={author.id} name={author.name} url={author.url} />
      <bdi className="list-cell-cut">{author.isYou ? t("you") : (author.name ?? t("someone"))}</bdi>
    </span>
  );
}
