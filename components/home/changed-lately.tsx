import Link from "next/link";
import { useTranslations } from "next-intl";
import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";
import { KindIcon } from "#components/ui/space/kind-icon.tsx";
import { LocaleBadges } from "#components/ui/space/locale-badges.tsx";
import { Time } from "#components/ui/time.tsx";
import { paths } from "#lib/paths.ts";
import type { SpaceLocale } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ChangedItem } from "./changed-item.ts";

interface ChangedLatelyProps {
  items: readonly ChangedItem[];
  locales: readonly SpaceLocale[];
  /** Of the interface. */
  language: string;
}

export function ChangedLately({ items, locales, language }: ChangedLatelyProps) {
  const t = useTranslations("home");
  return (
    <ul>
      {items.map(({ type, contentId, title, picture, changedAt, version, written }) => (
        <li key={contentId}>
          <Link href={paths.content(type.id, contentId)} className="line-item">
            <PictureWell
              picture={picture}
              width={44}
              height={44}
              icon={<KindIcon icon={type.icon} />}
              className="line-item-picture"
            />
            <span className="line-item-words">
              <span className="line-item-title">
                <bdi lang={title?.localeId}>{title?.text ?? t("untitled")}</bdi>
              </span>
              <span className="line-item-facts">
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
      ))}
    </ul>
  );
}

function Dot() {
  return (
    <span className="dot" aria-hidden="true">
      ·
    </span>
  );
}

const lines = ["w-56", "w-40", "w-64", "w-48"];

/** "Changed lately" while it loads. */
export function ChangedSkeleton() {
  const t = useTranslations("ui");
  return (
    <SkeletonFrame label={t("loading")}>
      {lines.map((width) => (
        <div key={width} className="line-item">
          <Skeleton className="line-item-picture" />
          <div className="line-item-words">
            <Skeleton className={`${width} max-w-full`} />
            <Skeleton className="mt-2 w-32" />
          </div>
        </div>
      ))}
    </SkeletonFrame>
  );
}
