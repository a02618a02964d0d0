import { useTranslations } from "next-intl";
import { inPlace } from "#components/collection/in-place.ts";
import { MoreMenu } from "#components/collection/more-menu.tsx";
import { SearchField } from "#components/collection/search-field.tsx";
import { OrderButton, OrderMenu } from "#components/collection/view-menus.tsx";
import { WhoseSwitch } from "#components/collection/whose-switch.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Segmented, SegmentLink } from "#components/ui/form/segmented.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { MenuLink } from "#components/ui/menu-item.tsx";
import { type MediaView, mediaLooks, mediaOrderName, offeredMediaOrders } from "#lib/collection/of/media.ts";
import { mediaKindNames } from "#lib/content/media/file-kind.ts";
import { paths } from "#lib/paths.ts";
import type { LibrarySubject } from "./library-context.ts";
import { useListStore } from "./library-context.ts";
import { libraryTools } from "./library-tools-row.ts";
import { libraryAddress } from "./media-address.ts";

const icons = { grid: "layout-grid", list: "list" } as const;

interface LibraryToolsProps {
  subject: LibrarySubject;
  view: MediaView;
  isEmpty: boolean;
  /** Search results are ordered by best match. */
  isRanked: boolean;
  /** Whether the search field is open, on a phone. */
  isSearching: boolean;
}

/** Filters by kind, owner and title; order and layout. */
export function LibraryTools({ subject, view, isEmpty, isRanked, isSearching }: LibraryToolsProps) {
  const t = useTranslations("media");
  const words = useTranslations("ui.search");
  const orders = useTranslations("media.order");
  const labelOf = (order: string) => orders(mediaOrderName(order));
  return (
    <>
      <div
        className={classNames(libraryTools, isSearching ? "max-tablet:flex-wrap" : "max-tablet:flex-nowrap")}
      >
        <div
          className={classNames(
            "relative flex min-w-0 flex-wrap gap-2 tablet:me-auto max-tablet:-ms-4 max-tablet:flex-1 max-tablet:flex-nowrap",
            "max-tablet:overflow-x-auto max-tablet:ps-4 max-tablet:[scrollbar-width:none]",
            // With space for focus rings.
            "max-tablet:-my-1 max-tablet:py-1",
            // They scroll instead of wrapping.
            "max-tablet:*:max-w-none max-tablet:*:flex-nowrap",
          )}
        >
          {!isEmpty && <Kinds view={view} />}
          <WhoseSwitch
            label={t("uploadedBy")}
            words={{ all: t("all"), mine: t("mine") }}
            isMine={view.mine}
            addressOf={(mine) => libraryAddress(view, { mine })}
          />
        </div>
        {!isEmpty && <More view={view} />}
        {!isEmpty && (
          <>
            <Find {...{ view, isSearching }} />
            <OrderButton label={isRanked ? words("order") : labelOf(view.order)} />
            <Looks view={view} />
          </>
        )}
      </div>
      <OrderMenu
        current={view.order}
        choices={offeredMediaOrders(subject)}
        labelOf={labelOf}
        addressOf={(order) => libraryAddress(view, { order })}
      />
    </>
  );
}

function More({ view }: { view: MediaView }) {
  const looks = useTranslations("media.looks");
  const other = view.look === "grid" ? "list" : "grid";
  return (
    <MoreMenu
      store={useListStore()}
      start={
        <MenuLink
          {...inPlace(libraryAddress(view, { look: other, cursor: view.cursor }))}
          icon={<Icon name={icons[other]} />}
        >
          {looks(other)}
        </MenuLink>
      }
    />
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

function Find({ view, isSearching }: Pick<LibraryToolsProps, "view" | "isSearching">) {
  const t = useTranslations("media");
  const show = (search: string) => {
    const href = libraryAddress(view, { search });
    window.history.replaceState(null, "", href);
  };
  return (
    <search
      className={classNames(
        "w-54 min-w-0 grow tablet:max-w-70",
        isSearching
          ? "max-tablet:order-first max-tablet:flex-[1_0_100%] max-tablet:pe-3"
          : "max-tablet:hidden",
      )}
    >
      <SearchField
        size="small"
        label={t("search")}
        search={view.search}
        action={paths.media()}
        onSearch={show}
      />
    </search>
  );
}

function Looks({ view }: { view: MediaView }) {
  const t = useTranslations("media");
  return (
    <Segmented label={t("look")} className="max-tablet:hidden">
      {mediaLooks.map((look) => {
        const href = libraryAddress(view, { look, cursor: view.cursor });
        return (
          <SegmentLink
            key={look}
            {...inPlace(href)}
            current={view.look === look}
            padding="icon"
            aria-label={t(`looks.${look}`)}
            title={t(`looks.${look}`)}
          >
            <Icon name={icons[look]} size={16} />
          </SegmentLink>
        );
      })}
    </Segmented>
  );
}
