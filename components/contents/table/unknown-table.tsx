import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { CellValue } from "#components/fields/cell.tsx";
import { Time } from "#components/ui/time.tsx";
import { type Column, columnsOf } from "#lib/collection/of/content-columns.ts";
import { displayOf } from "#lib/fields/display.ts";
import { type Reading, valueIn } from "#lib/fields/reading.ts";
import { titleOf } from "#lib/fields/refer/names.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";

interface UnknownTableProps {
  type: ContentType;
  name: string;
  items: readonly Content[];
  reading: Reading;
}

/** A row an item: what most likely names it, what its fields say in one line, and when it was changed. */
export function UnknownTable({ type, name, items, reading }: UnknownTableProps) {
  const t = useTranslations("unknownType");
  const language = useLocale();
  const fields = columnsOf(type).filter((column) => column.kind === "field");
  const naming = type.fields.find(({ apiName }) => apiName === type.displayField);
  return (
    <table className="unknown-table" aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{naming ? wordsIn(naming.label, language) : t("item")}</th>
          {fields.map(({ key, field }) => (
            <th scope="col" key={key} className="wide">
              {wordsIn(field.label, language)}
            </th>
          ))}
          <th scope="col">{t("changed")}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((content) => (
          <Row key={content.sys.id} {...{ type, content, fields, reading }} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  type: ContentType;
  content: Content;
  fields: readonly Extract<Column, { kind: "field" }>[];
  reading: Reading;
}

function Row({ type, content, fields, reading }: RowProps) {
  const t = useTranslations("unknownType");
  const title = titleOf(content, reading);
  return (
    <tr>
      <td>
        <Link className="unknown-link" href={paths.content(type.id, content.sys.id)} prefetch={false}>
          <bdi lang={title?.localeId}>{title?.text ?? t("untitled")}</bdi>
        </Link>
      </td>
      {fields.map(({ key, field }) => (
        <td key={key} className="wide">
          <CellValue display={displayOf(field, valueIn(content.fields, key, reading)?.value, reading)} />
        </td>
      ))}
      <td>
        <Time at={content.sys.updatedAt} form="short" />
      </td>
    </tr>
  );
}
