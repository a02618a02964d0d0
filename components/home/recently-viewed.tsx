"use client";

import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { Section } from "#components/ui/section.tsx";
import type { Kind } from "#components/ui/space/kind.ts";
import { useDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { useViewed } from "#lib/browser/offline/use-viewed.ts";
import type { Viewed } from "#lib/browser/offline/viewed.ts";

interface RecentlyViewedProps {
  memberId: string;
  kinds: readonly Kind[];
  title: string;
  /** The title of an item without one. */
  untitled: string;
}

const shownMax = 6;

/** The items that the member opened last on this device. */
export function RecentlyViewed({ memberId, kinds, title, untitled }: RecentlyViewedProps) {
  const pages = useViewed(memberId);
  const isNewest = ({ contentId }: Viewed, at: number) =>
    pages.findIndex((other) => other.contentId === contentId) === at;
  const { hidden } = useDeletions();
  const viewed = pages
    .filter(isNewest)
    .filter(({ contentId }) => !hidden.has(contentId))
    .slice(0, shownMax);
  if (viewed.length === 0) return null;
  return (
    <Section title={title}>
      <ul>
        {viewed.map((item) => {
          const kind = kinds.find(({ id }) => id === item.contentTypeId);
          return (
            <li key={item.contentId}>
              <Link
                href={item.address}
                className={classNames(
                  "-mx-2 flex min-h-11 items-center gap-3 rounded-3 px-2 py-1.5 hover:bg-hover active:bg-pressed",
                  "[&>svg]:flex-none [&>svg]:text-ink-3",
                )}
              >
                <Icon name={kind?.icon ?? "box"} />
                <span className="min-w-0">
                  <span className="block truncate font-medium">
                    <bdi lang={item.localeId}>{item.title ?? untitled}</bdi>
                  </span>
                  {kind && <span className="block truncate text-13 text-ink-3">{kind.one}</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
