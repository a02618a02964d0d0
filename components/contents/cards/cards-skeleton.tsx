import { useLocale, useTranslations } from "next-intl";
import { classNames } from "#components/ui/class-names.ts";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";
import { manyOf } from "#lib/content/type-words.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

/** The grid of cards. */
export const cards = classNames(
  "grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-5 gap-y-7",
  "max-tablet:grid-cols-[repeat(auto-fill,minmax(max(8.5rem,40%),1fr))] max-tablet:gap-x-3 max-tablet:gap-y-5",
);

const blocks = Array.from({ length: 8 }, (_, index) => `card-${index}`);

/** A skeleton of cards at their real size. */
export function CardsSkeleton({ type }: { type: ContentType }) {
  const t = useTranslations("list");
  return (
    <SkeletonFrame label={t("loading", { many: manyOf(type, useLocale()) })}>
      <div className={cards}>
        {blocks.map((block) => (
          <div key={block}>
            <Skeleton shape="picture" className="aspect-[4/3]" />
            <Skeleton className="mt-4 w-4/5" />
            <Skeleton shape="smallLine" className="mt-3 w-3/5" />
          </div>
        ))}
      </div>
    </SkeletonFrame>
  );
}
