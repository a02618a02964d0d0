import { usePathname, useSearchParams } from "next/navigation";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { isSavedSearch, savedAddress, useSavedViews } from "#lib/browser/list/saved-views.ts";
import { paths } from "#lib/paths.ts";
import { RailLine, RailTitle, titleOfLong } from "./rail.tsx";

interface RailViewsProps {
  memberId: string;
  title: string;
  /** Of the Space; views of other types are left out. */
  contentTypeIds: readonly string[];
}

export function RailViews({ memberId, title, contentTypeIds }: RailViewsProps) {
  const { views } = useSavedViews(memberId);
  const path = usePathname();
  const search = withoutCursor(useSearchParams());
  const known = views.filter(({ contentTypeId }) => contentTypeIds.includes(contentTypeId));
  if (known.length === 0) return null;
  return (
    <>
      <RailLine />
      <RailTitle>{title}</RailTitle>
      {known.map((view) => {
        const isHere =
          path === paths.contents(view.contentTypeId) && view.search !== "" && isSavedSearch(view, search);
        return (
          <Link
            key={view.id}
            href={savedAddress(view)}
            className="group rail-link"
            prefetch={false}
            {...titleOfLong(view.name)}
            {...(isHere && { "aria-current": "true" })}
          >
            <Icon name="bookmark" />
            <bdi className="rail-tip max-desktop:line-clamp-2 desktop:truncate">{view.name}</bdi>
          </Link>
        );
      })}
    </>
  );
}

function withoutCursor(search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete("next");
  rest.delete("prev");
  return rest.toString();
}
