import { useTranslations } from "next-intl";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";

const lines = ["w-56", "w-40", "w-64", "w-48"];

/** The frame of "Changed lately" while the service is asked. */
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
