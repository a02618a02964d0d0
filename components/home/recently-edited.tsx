import { useTranslations } from "next-intl";
import { classNames } from "#components/ui/class-names.ts";
import { Dot } from "#components/ui/dot.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";
import { LocaleBadges } from "#components/ui/space/locale-badges.tsx";
import { Time } from "#components/ui/time.tsx";
import { paths } from "#lib/paths.ts";
import type { SpaceLocale } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ChangedItem } from "./changed-item.ts";
import { UnlessDeleted } from "./unless-deleted.tsx";

const lineItem = classNames(
  "relative isolate flex min-h-15 items-center gap-3.5 border-b border-line py-1.5 [li:last-child>&]:border-b-0",
  "before:absolute before:-inset-x-3 before:inset-y-0 before:z-behind before:rounded-3 hover:before:bg-hover",
  "focus-visible:-outline-offset-2 active:before:bg-pressed",
  "max-tablet:min-h-16 max-tablet:before:-inset-x-4 max-tablet:before:rounded-none",
);

interface RecentlyEditedProps {
  items: readonly ChangedItem[];
  locales: readonly SpaceLocale[];
  /** The language of the interface. */
  language: string;
}

export function RecentlyEdited({ items, locales, language }: RecentlyEditedProps) {
  const t = useTranslations("home");
  return (
    <ul className="@container">
      {items.map(({ type, contentId, title, picture, changedAt, version, written }) => (
        <UnlessDeleted key={contentId} id={contentId}>
          <li>
            <Link href={paths.content(type.id, contentId)} className={lineItem}>
              <PictureWell picture={picture} icon={<Icon name={type.icon} />} className="size-11 rounded-2" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold @max-[16rem]:whitespace-normal">
                  <bdi lang={title?.localeId}>{title?.text ?? t("untitled")}</bdi>
                </span>
                <span className="relative block truncate text-13 font-normal text-ink-3 @max-[16rem]:whitespace-normal">
                  {wordsIn(type.label.one, language)}
                  <Dot />
                  {version !== undefined && (
                    <>
                      {t("published", { version })}
                      <Dot />
                    </>
                  )}
                  <Time at={changedAt} />
                </span>
              </span>
              {written.length > 0 && (
                <LocaleBadges className="max-tablet:hidden" locales={locales} present={written} />
              )}
            </Link>
          </li>
        </UnlessDeleted>
      ))}
    </ul>
  );
}

const lines = ["w-56", "w-40", "w-64", "w-48"];

/** The skeleton of "Recently edited". */
export function RecentlyEditedSkeleton() {
  const t = useTranslations("ui");
  return (
    <SkeletonFrame label={t("loading")}>
      {lines.map((width) => (
        <div key={width} className={lineItem}>
          <Skeleton shape="block" className="size-11" />
          <div className="min-w-0 flex-1">
            <Skeleton className={`${width} max-w-full`} />
            <Skeleton className="mt-2 w-32" />
          </div>
        </div>
      ))}
    </SkeletonFrame>
  );
}
