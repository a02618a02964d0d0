import { useTranslations } from "next-intl";
import { PageCheck } from "#components/collection/page-check.tsx";
import type { MediaView } from "#lib/collection/of/media.ts";
import type { Media } from "#lib/space/media.ts";
import { FileRow } from "./file-row.tsx";
import { useListStore } from "./list-store.ts";
import type { LibrarySubject } from "./media-subject.ts";

interface FileTableProps {
  subject: LibrarySubject;
  view: MediaView;
  items: readonly Media[];
  openId: string | undefined;
  isBusy: boolean;
  isStale: boolean;
}

const columns = ["size", "by", "when"] as const;

/** Photos and files as rows. The table is laid out as a grid, so its roles are said aloud. */
export function FileTable({ subject, view, items, openId, isBusy, isStale }: FileTableProps) {
  const t = useTranslations("media");
  const store = useListStore();
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display: grid` takes the roles away in some browsers.
    <table
      role="table"
      className={isStale ? "list-table list-stale" : "list-table"}
      data-columns={columns.length}
      aria-label={t("title")}
      aria-busy={isBusy}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className="list-check">
            <PageCheck store={store} />
          </th>
          <th role="columnheader" scope="col">
            {t("columns.name")}
          </th>
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" className={column === "size" ? "wide-only" : ""}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((media) => (
          <FileRow key={media.sys.id} {...{ subject, view, media }} isOpen={media.sys.id === openId} />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
}
