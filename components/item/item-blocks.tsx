import { useTranslations } from "next-intl";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";

/** What stands where an item will. */
export function ItemBlocks() {
  const t = useTranslations("item");
  return (
    <SkeletonFrame label={t("loading")}>
      <div className="item-read item-frame">
        <Skeleton className="t" />
        <Skeleton className="l" />
        <Skeleton className="c" />
        <Skeleton className="p" />
        <Skeleton className="p" />
        <Skeleton className="p" />
      </div>
    </SkeletonFrame>
  );
}
