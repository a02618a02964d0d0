import { useTranslations } from "next-intl";
import { sectionHead } from "#components/collection/list-table.tsx";
import { Link } from "#components/ui/link.tsx";
import { markedText } from "#components/ui/marked-text.tsx";
import { Time } from "#components/ui/time.tsx";
import { draftName, editorOf } from "#lib/browser/drafts/draft.ts";
import { useDrafts } from "#lib/browser/drafts/use-drafts.ts";
import { hasMatch } from "#lib/content/highlight.ts";
import type { ViewProps } from "./list-context.ts";

/** The drafts on this device whose titles match the search, which the Space doesn't have. */
export function FoundDrafts({ subject: { type, memberId }, view: { search } }: ViewProps) {
  const t = useTranslations("list.drafts");
  const { drafts = [] } = useDrafts(memberId);
  const found = drafts.filter((draft) => draft.contentTypeId === type.id && hasMatch(draft.title, search));
  if (found.length === 0) return null;
  return (
    <section className="mb-3 border-b border-line pb-2" aria-labelledby="found-drafts">
      <h2 id="found-drafts" className={sectionHead}>
        {t("title")}
        <span className="ms-2 font-normal tabular-nums">{found.length}</span>
      </h2>
      <ul>
        {found.map((draft) => (
          <li
            key={draftName(memberId, draft)}
            className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11"
          >
            <Link
              className="min-w-0 truncate rounded-2 text-14 font-semibold text-ink hover:underline touch:flex touch:min-h-11 touch:items-center"
              href={editorOf(draft)}
            >
              <bdi>{markedText(draft.title, search)}</bdi>
            </Link>
            <span className="flex-none text-13 text-ink-3">
              {t.rich("savedAt", { time: () => <Time at={draft.savedAt} /> })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
