import { useTranslations } from "next-intl";
import { PageHead } from "#components/ui/page-head.tsx";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";

/** The frame of the reading room, on its way. */
export function RoomFrame() {
  const t = useTranslations();
  return (
    <div className="page">
      <PageHead title={t("read.title")} />
      <SkeletonFrame label={t("item.loading")}>
        <div className="item-frame">
          <Skeleton className="c" />
          <Skeleton className="t" />
          <Skeleton className="p" />
          <Skeleton className="p" />
        </div>
      </SkeletonFrame>
    </div>
  );
}
