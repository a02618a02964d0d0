import { useTranslations } from "next-intl";
import { Link } from "#components/ui/link.tsx";
import { leaveList } from "#lib/browser/list/list-return.ts";
import { contentsListId } from "#lib/collection/list-ids.ts";
import type { ContentsPage } from "#lib/collection/of/contents.ts";
import { titleOf } from "#lib/fields/display.ts";
import { summaryOf } from "#lib/fields/refer/names.ts";
import { paths } from "#lib/paths.ts";
import type { ListSubject } from "../list-context.ts";
import { RowPicture } from "../table/row-facts.tsx";

interface ItemCardProps {
  subject: ListSubject;
  page: ContentsPage;
  id: string;
}

/** The item of a pressed pin, with a link to its page. */
export function ItemCard({ subject, page, id }: ItemCardProps) {
  const t = useTranslations("list");
  const { type, source, reading } = subject;
  const content = page.items.find(({ sys }) => sys.id === id);
  if (content === undefined) return null;
  const title = titleOf(content, reading);
  const summary = summaryOf(content, type.summaryField, reading);
  const address = source === "readings" ? paths.reading : paths.content;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {type.pictureField !== undefined && (
        <RowPicture subject={subject} content={content} className="h-11 w-15 flex-none rounded-2" />
      )}
      <div className="min-w-0 flex-[1_1_8rem]">
        <Link
          className="line-clamp-2 rounded-2 text-14 font-semibold wrap-anywhere hover:underline"
          href={address(type.id, id)}
          onNavigate={() => leaveList(contentsListId(source, type.id), id)}
        >
          <bdi lang={title?.localeId}>{title?.text ?? t("untitled")}</bdi>
        </Link>
        {summary && (
          <p className="truncate text-13 text-ink-3" lang={summary.localeId}>
            <bdi>{summary.text}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}
