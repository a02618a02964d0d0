import { useFormatter, useLocale, useTranslations } from "next-intl";
import { UnreadableItems } from "#components/collection/unreadable-items.tsx";
import { CellValue } from "#components/fields/cell.tsx";
import { UnknownNote } from "#components/item/fallback-note.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Link } from "#components/ui/link.tsx";
import { Page } from "#components/ui/page.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { Time } from "#components/ui/time.tsx";
import { type Column, columnsOf } from "#lib/collection/of/content-columns.ts";
import type { Problem } from "#lib/content/space-problem.ts";
import { titleFieldOf } from "#lib/content/type-words.ts";
import { displayOf, titleOf } from "#lib/fields/display.ts";
import { type Reading, valueIn } from "#lib/fields/reading.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import type { Page as SpacePage } from "#lib/space/list.ts";
import { itemCount } from "#lib/space/list.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";

interface UnknownListProps {
  /** The fields as found in the items. */
  type: ContentType;
  name: string;
  page: SpacePage<Content>;
  reading: Reading;
}

/** The items of a type that the Space file lacks, read-only. */
export function UnknownList({ type, name, page, reading }: UnknownListProps) {
  const t = useTranslations("unknownType");
  const format = useFormatter();
  const { items, totalCount, next, prev } = page;
  return (
    <Page wide>
      <PageHead
        title={<bdi>{name}</bdi>}
        {...(totalCount !== undefined && { number: format.number(totalCount) })}
      />
      <UnknownNote />
      {itemCount(page) === 0 ? (
        <EmptyState title={t("empty.title")} text={t("empty.text")} />
      ) : (
        <UnknownTable {...{ type, name, items, reading }} />
      )}
      <UnreadableItems items={page.unreadable} addressOf={(id) => paths.content(type.id, id)} />
      {(next !== undefined || prev !== undefined) && (
        <nav className="mt-4 flex justify-end gap-2" aria-label={t("pages")}>
          {prev !== undefined && (
            <ButtonLink href={paths.contents(type.id, { prev })}>{t("previous")}</ButtonLink>
          )}
          {next !== undefined && (
            <ButtonLink href={paths.contents(type.id, { next })}>{t("next")}</ButtonLink>
          )}
        </nav>
      )}
    </Page>
  );
}

/** Why the items couldn't be read, with a link to continue. */
export function UnknownProblem({ type, problem }: { type: Pick<ContentType, "id">; problem: Problem }) {
  const t = useTranslations("unknownType.problem");
  const isPageGone = problem.code === "BadCursor";
  const sentence = problem.code === "AccessDenied" ? "refused" : isPageGone ? "pageGone" : "other";
  return (
    <EmptyState
      whole
      drawing={false}
      title={t(`${sentence}.title`)}
      text={t(`${sentence}.text`)}
      actions={
        <ButtonLink href={isPageGone ? paths.contents(type.id) : paths.home()} variant="primary" size="large">
          {isPageGone ? t("first") : t("home")}
        </ButtonLink>
      }
    />
  );
}

const headClass = "h-9 truncate text-start text-13 font-medium text-ink-3";
const cellClass = "h-13 truncate";
const dateClass = "w-26 tabular-nums";
const linkClass = classNames(
  "font-semibold text-ink max-desktop:whitespace-normal after:absolute after:inset-0 focus-visible:outline-none",
  "focus-visible:after:rounded-3 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2",
  "focus-visible:after:outline-accent",
);

interface UnknownTableProps {
  type: ContentType;
  name: string;
  items: readonly Content[];
  reading: Reading;
}

/** A row for each item: its likely title, its fields in one line, and the time of the last change. */
function UnknownTable({ type, name, items, reading }: UnknownTableProps) {
  const t = useTranslations("unknownType");
  const language = useLocale();
  const fields = columnsOf(type).filter((column) => column.kind === "field");
  const naming = titleFieldOf(type);
  return (
    <table className="w-full table-fixed text-ink-2" aria-label={name}>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={classNames(headClass, "pe-5 desktop:w-[45%]")}>
            {naming ? wordsIn(naming.label, language) : t("item")}
          </th>
          {fields.map(({ key, field }) => (
            <th scope="col" key={key} className={classNames(headClass, "pe-5 max-desktop:hidden")}>
              {wordsIn(field.label, language)}
            </th>
          ))}
          <th scope="col" className={classNames(headClass, dateClass)}>
            {t("changed")}
          </th>
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
    <tr className="relative border-b border-line last:border-b-0 hover:bg-hover">
      <td className={classNames(cellClass, "pe-5")}>
        <Link className={linkClass} href={paths.content(type.id, content.sys.id)}>
          <bdi lang={title?.localeId}>{title?.text ?? t("untitled")}</bdi>
        </Link>
      </td>
      {fields.map(({ key, field }) => (
        <td key={key} className={classNames(cellClass, "pe-5 max-desktop:hidden")}>
          <CellValue display={displayOf(field, valueIn(content.fields, key, reading)?.value, reading)} />
        </td>
      ))}
      <td className={classNames(cellClass, dateClass)}>
        <Time at={content.sys.updatedAt} form="short" />
      </td>
    </tr>
  );
}
