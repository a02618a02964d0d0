import { LayoutGrid, List } from "lucide-react";
import { useTranslations } from "next-intl";
import { inPlace } from "#components/list/in-place.ts";
import { SearchField } from "#components/list/search-field.tsx";
import { Segmented, SegmentLink } from "#components/ui/segmented.tsx";
import { type MediaView, mediaLooks } from "#lib/collection/of/media.ts";
import { mediaKindNames } from "#lib/content/media/media-kinds.ts";
import { paths } from "#lib/paths.ts";
import { LibraryMore } from "./library-more.tsx";
import { libraryAddress } from "./media-place.ts";
import type { LibrarySubject } from "./media-subject.ts";
import { OrderButton, OrderMenu } from "./order-menu.tsx";

interface LibraryToolsProps {
  subject: LibrarySubject;
  view: MediaView;
  isEmpty: boolean;
  /** Says on a phone whether the field to search with is there. */
  isSearching: boolean;
}

/** Which kind, whose, by what title, in which order, and how they are laid out. */
export function LibraryTools({ subject, view, isEmpty, isSearching }: LibraryToolsProps) {
  const t = useTranslations("media");
  return (
    <>
      <div className="library-tools">
        <div className="library-choices">
          {!isEmpty && <Kinds view={view} />}
          <Segmented label={t("whose")}>
            {[false, true].map((mine) => (
              <SegmentLink
                key={String(mine)}
                {...inPlace(libraryAddress(view, { mine }))}
                current={view.mine === mine}
              >
                {t(mine ? "mine" : "all")}
              </SegmentLink>
            ))}
          </Segmented>
        </div>
        {!isEmpty && <LibraryMore view={view} />}
        <span className="list-tools-gap" />
        {!isEmpty && (
          <>
            <Find {...{ subject, view, isSearching }} />
            <OrderButton {...{ subject, view }} />
            <Looks view={view} />
          </>
        )}
      </div>
      <OrderMenu {...{ subject, view }} />
    </>
  );
}

function Kinds({ view }: { view: MediaView }) {
  const t = useTranslations("media");
  return (
    <Segmented label={t("kind")}>
      {[undefined, ...mediaKindNames].map((kind) => (
        <SegmentLink
          key={kind ?? "all"}
          {...inPlace(libraryAddress(view, { kind }))}
          current={view.kind === kind}
        >
          {t(`kinds.${kind ?? "all"}`)}
        </SegmentLink>
      ))}
    </Segmented>
  );
}

function Find({ subject, view, isSearching }: Omit<LibraryToolsProps, "isEmpty">) {
  const t = useTranslations("media");
  const show = (search: string) => {
    const href = libraryAddress(view, { search, searchIn: [`title.${subject.localeId}`] });
    window.history.replaceState(null, "", href);
  };
  return (
    <search className="library-find" {...(isSearching && { "data-open": "" })}>
      <SearchField label={t("search")} search={view.search} action={paths.media()} onSearch={show} />
    </search>
  );
}

const icons = { grid: LayoutGrid, list: List };

function Looks({ view }: { view: MediaView }) {
  const t = useTranslations("media");
  return (
    <Segmented label={t("look")} className="library-looks">
      {mediaLooks.map((look) => {
        const Icon = icons[look];
        const href = libraryAddress(view, { look, cursor: view.cursor });
        return (
          <SegmentLink
            key={look}
            {...inPlace(href)}
            current={view.look === look}
            aria-label={t(`looks.${look}`)}
            title={t(`looks.${look}`)}
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden />
          </SegmentLink>
        );
      })}
    </Segmented>
  );
}
