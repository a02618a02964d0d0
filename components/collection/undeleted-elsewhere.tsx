import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { useDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { mediaListId } from "#lib/collection/list-ids.ts";
import { clip } from "#lib/fields/clip-text.ts";
import { paths } from "#lib/paths.ts";

const titleMax = 40;

/** Reports failed deletions on every page but their own list, with a link to that list, which has the reasons. */
export function UndeletedElsewhere() {
  const t = useTranslations("ui");
  const pathname = usePathname();
  const { failed } = useDeletions();
  const elsewhere = failed.filter(({ listId }) => !isShownAt(pathname, listId));
  const [first] = elsewhere;
  return (
    <div role="alert">
      {first && (
        <Banner
          tone="danger"
          className="shadow-2"
          action={
            <ButtonLink size="small" href={listPath(first.listId)}>
              {t("undeleted.show")}
            </ButtonLink>
          }
        >
          {t("undeleted.failed", { count: elsewhere.length, title: clip(first.title, titleMax) })}
        </Banner>
      )}
    </div>
  );
}

function listPath(listId: string): string {
  return listId === mediaListId ? paths.media() : paths.contents(listId);
}

/** Files open beside the library, items on their own page. */
function isShownAt(pathname: string, listId: string): boolean {
  const path = listPath(listId);
  return pathname === path || (listId === mediaListId && pathname.startsWith(`${path}/`));
}
