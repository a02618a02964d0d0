import { useFormatter, useTranslations } from "next-intl";
import { UnknownNote } from "#components/item/unknown-note.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import type { Problem } from "#lib/content/space-problem.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import type { Page } from "#lib/space/list.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { UnknownTable } from "./table/unknown-table.tsx";

interface UnknownListProps {
  /** As its items show it. */
  type: ContentType;
  name: string;
  page: Page<Content>;
  reading: Reading;
}

/** The items of a type that the Space file does not have, to be looked at. */
export function UnknownList({ type, name, page, reading }: UnknownListProps) {
  const t = useTranslations("unknownType");
  const format = useFormatter();
  const { items, totalCount, next, prev } = page;
  return (
    <div className="page" data-wide="">
      <PageHead title={<bdi>{name}</bdi>} number={format.number(totalCount)} />
      <UnknownNote />
      {items.length === 0 ? (
        <EmptyState title={t("empty.title")} text={t("empty.text")} />
      ) : (
        <UnknownTable {...{ type, name, items, reading }} />
      )}
      {(next !== undefined || prev !== undefined) && (
        <nav className="unknown-pages" aria-label={t("pages")}>
          {prev !== undefined && (
            <ButtonLink href={paths.contents(type.id, { prev })} prefetch={false}>
              {t("previous")}
            </ButtonLink>
          )}
          {next !== undefined && (
            <ButtonLink href={paths.contents(type.id, { next })} prefetch={false}>
              {t("next")}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}

/** They cannot be had: the way to what can. */
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
